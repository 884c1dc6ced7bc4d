import type { ReactNode } from 'react';
import type { RichText } from '../content/richText';
import { type Section, sectionColors } from '../theme/sections';
import { styled } from '../theme/stitches.config';
import { night } from '../theme/surfaces';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Wrap } from '../ui/layout';
import { Text } from '../ui/Text';
import { linksInText, RichWords } from './RichWords';

const Band = styled('section', {
  paddingBlock: 'clamp(4rem, 3rem + 5vw, 8rem)',
  overflow: 'clip',
  position: 'relative',
});

const Drawing = styled('div', {
  display: 'none',
  position: 'absolute',
  right: 0,
  bottom: 0,
  top: 0,
  width: '40%',
  '& > svg': { width: '100%', height: '100%' },
  '@media (min-width: 900px)': { display: 'block' },
});

const Words = styled('div', {
  '& > h2': { maxWidth: '13em' },
  '& > p': { margin: '1.25rem 0 2rem' },
  '& > p a': linksInText,
  '@media (min-width: 900px)': { maxWidth: 'min(56vw, 58%)', '& > p': { maxWidth: '28em' } },
});

export interface ClosingBandProps {
  readonly heading: string;
  readonly text: RichText;
  /** Label of the button to the contact page. */
  readonly action: string;
  readonly section?: Section | null;
  /** Shown at the right edge in wide windows. */
  readonly figure?: ReactNode;
}

/** The dark band with a call to action at the end of a page without a colored panel. */
export function ClosingBand({ heading, text, action, section = null, figure }: ClosingBandProps) {
  const colors = section ? sectionColors({ section }).toString() : '';
  return (
    <Band className={`${night()} ${colors}`}>
      {figure && <Drawing aria-hidden="true">{figure}</Drawing>}
      <Wrap>
        <Words>
          <Heading variant="h1">{heading}</Heading>
          <Text variant="lead">
            <RichWords text={text} />
          </Text>
          <ButtonLink href="/contact" variant="night">
            {action}
          </ButtonLink>
        </Words>
      </Wrap>
    </Band>
  );
}
