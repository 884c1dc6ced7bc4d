import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, sizes, transitions } from '../theme/tokens';
import { TRIANGLE_DOWN, triangle } from './triangle';

/** The label of a `<details>`, with a triangle that points up when it is open. */
export const Summary = styled('summary', {
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': {
    ...triangle(TRIANGLE_DOWN, '.93rem', '.63rem solid var(--line)'),
    flex: 'none',
    transition: `transform ${transitions.base}`,
  },
  '[open] > &::after': { transform: 'rotate(180deg)' },
});

const Label = styled(Summary, {
  justifyContent: 'space-between',
  gap: '1rem',
  paddingBlock: '.625rem',
  minHeight: `calc(${sizes.touch} + .5rem)`,
  font: font('display', fontWeights.heading, fontSizes.h4, 1.2),
  '& > h3': { font: 'inherit' },
  '@hover': { '&:hover': { color: 'var(--line)' } },
});

const Frame = styled('details', {
  marginTop: '2rem',
  borderBlock: '1px solid $colors$rule',
  '& > div': { paddingBlock: '1rem 1.5rem' },
});

/** Disclosures with one rule between them. */
export const DisclosureList = styled('div', { '& > details': { margin: '0 0 -1px', borderColor: '$ink' } });

export interface DisclosureProps {
  readonly label: string;
  /** Distinguishes disclosures with the same label for screen readers, and for the styles of its content. */
  readonly about?: string;
  readonly level?: 'h3';
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** Whether each disclosure was open, in each history entry. */
const wasOpen = new Map<string, boolean>();

const keyNow = (label: string, about: string | undefined): string =>
  JSON.stringify([history.state, label, about]);

/**
 * Content that a press on its label opens. It is open at first if the address leads to its article, such as from the feed,
 * and after Back or Forward as it was: the page gets its height before its scroll position.
 */
export function Disclosure({ label, about, level: Level, isOpen = false, children }: DisclosureProps) {
  const frame = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (!frame.current) return;
    const former = wasOpen.get(keyNow(label, about));
    if (former !== undefined) frame.current.open = former;
    if (frame.current.closest('article:target')) frame.current.open = true;
  }, [label, about]);
  return (
    <Frame
      ref={frame}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        wasOpen.set(keyNow(label, about), currentTarget.open);
      }}
    >
      <Label aria-label={about === undefined ? undefined : `${label}: ${about}`}>
        {Level ? <Level>{label}</Level> : label}
      </Label>
      <div data-about={about}>{children}</div>
    </Frame>
  );
}
