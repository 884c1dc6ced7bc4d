import type { ReactNode } from 'react';
import { labels } from '../content/labels';
import type { RichText } from '../content/richText';
import { styled } from '../theme/stitches.config';
import { type Surface, surfaceClass } from '../theme/surfaces';
import { fontSizes, space } from '../theme/tokens';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Wrap } from '../ui/layout';
import { Text } from '../ui/Text';
import { RichWords } from './RichWords';

/** The variant of the button on each surface. */
const buttons = { paper: 'action', field: 'ink', night: 'night' } as const satisfies Partial<
  Record<Surface, string>
>;

const Block = styled('section', {
  paddingBlock: space.section,
  overflow: 'clip',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '100%',
  '& p': { marginBottom: '1.5rem' },
  '@media print': { '&&': { paddingBlock: '1rem' } },
  variants: {
    isRuled: {
      true: { '& > div > div': { borderTop: '3px solid $colors$ink', paddingTop: space.quiet } },
    },
  },
});

const Words = styled('div', {
  '& > h2': { maxWidth: '12em', marginBottom: 'clamp(1.5rem, 1rem + 2vw, 3rem)' },
  '& > div': { maxWidth: '32rem' },
  variants: {
    size: {
      /** The largest heading of the site, and the offer at its right. */
      display: {
        '& > h2': { fontSize: fontSizes.display },
        '@lg': {
          display: 'grid',
          gridTemplateColumns: '2fr 1fr',
          columnGap: space.gap,
          alignItems: 'start',
          '& > h2': { marginBottom: 0 },
        },
      },
      /** Beside a drawing. */
      half: { '@lg': { maxWidth: '54%' } },
    },
  },
});

/** Up to the right edge, or above the words in narrow windows. */
const Drawing = styled('div', {
  marginBottom: '2rem',
  '&& > *': { width: '100%', height: '14rem', overflow: 'hidden', '@lg': { height: '100%' } },
  '@lg': { position: 'absolute', inset: '0 0 0 60%', margin: 0 },
  '@media print': { display: 'none' },
});

export interface CallToActionProps {
  readonly heading: string;
  readonly text: RichText;
  /** Label of the button to the contact page; Schedule a Call by default. */
  readonly action?: string;
  /** The page itself has a heavy rule above the words. */
  readonly surface: keyof typeof buttons;
  /** At the right edge of the block, or above the words in narrow windows. */
  readonly drawing?: ReactNode;
  /** Between the text and the button. */
  readonly children?: ReactNode;
}

/** The end of a page: a heading, a sentence and a link to the contact page. */
export function CallToAction(props: CallToActionProps) {
  const { heading, text, action = labels.scheduleCall, surface, drawing, children } = props;
  const className = surfaceClass(surface);
  return (
    <Block isRuled={surface === 'paper'} {...(className ? { className } : {})}>
      {drawing && <Drawing>{drawing}</Drawing>}
      <Wrap>
        <Words size={drawing ? 'half' : 'display'}>
          <Heading variant="h1">{heading}</Heading>
          <div>
            <Text variant="lead">
              <RichWords text={text} />
            </Text>
            {children && <p>{children}</p>}
            <ButtonLink href="/contact" variant={buttons[surface]}>
              {action}
            </ButtonLink>
          </div>
        </Words>
      </Wrap>
    </Block>
  );
}
