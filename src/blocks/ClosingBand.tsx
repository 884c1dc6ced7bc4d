import { SidesBowtie } from '../figures/SidesBowtie';
import { styled } from '../theme/stitches.config';
import { night } from '../theme/surfaces';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Wrap } from '../ui/layout';
import { Text } from '../ui/Text';

const Band = styled('section', {
  paddingBlock: 'clamp(4rem, 3rem + 5vw, 8rem)',
  overflow: 'clip',
  position: 'relative',
});

const Drawing = styled('div', {
  display: 'none',
  position: 'absolute',
  inset: '0 0 0 60%',
  '& > svg': { width: '100%', height: '100%' },
  '@media (min-width: 56.25em)': { display: 'block' },
});

const Words = styled('div', {
  '& > h2': { maxWidth: '13em' },
  '& > p': { margin: '1.25rem 0 2rem', maxWidth: '28em' },
  '@media (min-width: 56.25em)': { maxWidth: '58%' },
});

export interface ClosingBandProps {
  readonly heading: string;
  readonly text: string;
  /** Label of the button to the contact page. */
  readonly action: string;
}

/** The dark band that ends the pages of How We Work in a call to action, with the bowtie at the right of wide windows. */
export function ClosingBand({ heading, text, action }: ClosingBandProps) {
  return (
    <Band className={night().toString()}>
      <Drawing aria-hidden="true">
        <SidesBowtie />
      </Drawing>
      <Wrap>
        <Words>
          <Heading variant="h1">{heading}</Heading>
          <Text variant="lead">{text}</Text>
          <ButtonLink href="/contact" variant="night">
            {action}
          </ButtonLink>
        </Words>
      </Wrap>
    </Band>
  );
}
