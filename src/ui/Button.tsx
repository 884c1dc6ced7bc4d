import type { ComponentProps, ReactNode } from 'react';
import { css, keyframes, styled } from '../theme/stitches.config';
import {
  focusHalo,
  font,
  fontSizes,
  fontWeights,
  letterSpacings,
  radii,
  sizes,
  transitions,
  underline,
} from '../theme/tokens';
import { Link } from './Link';
import { TRIANGLE_RIGHT, triangle } from './triangle';

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

const button = css({
  display: 'inline-flex',
  minHeight: sizes.button,
  font: font('display', fontWeights.heading, fontSizes.ui, 1.15),
  letterSpacing: letterSpacings.ui,
  color: 'var(--onButton, $colors$onAction)',
  backgroundColor: 'var(--button, $colors$action)',
  borderRadius: radii[1],
  transition: `background-color ${transitions.fast}, color ${transitions.fast}`,
  '& > span': {
    display: 'flex',
    alignItems: 'center',
    padding: '0 min(1.375rem, 7vw)',
    flex: 1,
    /** A long email address wraps instead of leaving the window. */
    overflowWrap: 'anywhere',
  },
  '& > i': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: `min(${sizes.button}, 20vw)`,
    borderLeft: '1px solid color-mix(in srgb, currentColor 28%, transparent)',
  },
  '& > i::before': {
    ...triangle(TRIANGLE_RIGHT, '.5rem', '.75rem solid'),
    transition: `transform ${transitions.base}`,
  },
  '@hover': {
    '&:hover': { backgroundColor: 'var(--buttonHover, $colors$actionHover)' },
    '&:hover > i::before': { transform: 'translateX(.25rem)' },
  },
  '&:active': { backgroundColor: '$ink', color: '$paper' },
  '@media (forced-colors: active)': { border: '1px solid' },
  variants: {
    line: {
      true: {
        backgroundColor: 'transparent',
        color: '$ink',
        boxShadow: 'inset 0 0 0 1px $colors$ink',
        '@hover': { '&:hover': { backgroundColor: '$ink', color: 'var(--surface, $colors$paper)' } },
        '&:focus-visible': {
          boxShadow: `inset 0 0 0 1px $colors$ink, ${focusHalo('6px')}`,
        },
      },
    },
    small: {
      true: {
        minHeight: sizes.touch,
        fontSize: '1rem',
        '& > span': { padding: '0 1rem' },
        '& > i': { width: sizes.touch },
      },
    },
    /** A rule of its own, so that the documents do not have it. */
    disabled: {
      true: {
        /** Of the ink, so that its shape can be seen on every surface, light and dark. */
        '&[disabled]': {
          backgroundColor: 'color-mix(in srgb, var(--colors-ink) 10%, transparent)',
          color: '$ink3',
          cursor: 'default',
        },
        '&[disabled] > i::before': {
          clipPath: 'none',
          width: '1rem',
          height: '1rem',
          border: '2px solid',
          borderRightColor: 'transparent',
          borderRadius: '50%',
          animation: `${spin} .8s linear infinite`,
          transform: 'none',
        },
      },
    },
  },
});

interface ButtonLook {
  /** An outline; without it the button has the color of the surface around it. */
  readonly variant?: 'line' | undefined;
  readonly size?: 'small';
  /** Shows the triangle at the end; without it the button is only its label. */
  readonly triangle?: boolean | undefined;
  readonly children: ReactNode;
}

const classOf = ({ variant, size }: ButtonLook, disabled = false): string =>
  button({ line: variant === 'line', small: size === 'small', disabled }).toString();

function Parts({ triangle = true, children }: Pick<ButtonLook, 'triangle' | 'children'>) {
  return (
    <>
      <span>{children}</span>
      {triangle && <i aria-hidden="true" />}
    </>
  );
}

type ButtonLinkProps = ButtonLook &
  Pick<ComponentProps<typeof Link>, 'href' | 'target' | 'onClick' | 'aria-label'>;

/** A link with the style of a button. With a `target` it loads a document, also within the site. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, triangle, children, ...link } = props;
  return (
    <Link className={classOf(props)} rel={link.target === '_blank' ? 'noopener' : undefined} {...link}>
      <Parts triangle={triangle}>{children}</Parts>
    </Link>
  );
}

type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, 'children' | 'className'>;

export function Button(props: ButtonProps) {
  const { variant, size, triangle, children, ...rest } = props;
  return (
    <button className={classOf(props, rest.disabled)} type="button" {...rest}>
      <Parts triangle={triangle}>{children}</Parts>
    </button>
  );
}

export const ButtonRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.75rem',
  '@media (max-width: 29.999em)': { '& > *': { width: '100%' } },
});

/** Below a text. */
export const Actions = styled(ButtonRow, { marginTop: '1.5rem' });

/** A button inside a sentence, with the style of a link. */
export const TextButton = styled('button', {
  minHeight: sizes.touch,
  ...underline('.2em'),
  color: '$action',
  '@hover': { '&:hover': { textDecorationThickness: '2px' } },
  '&[aria-disabled="true"]': { color: '$ink3', cursor: 'default' },
});
