import type { RichText } from '../content/richText';
import { SidesBowtie } from '../figures/SidesBowtie';
import { sectionColors } from '../theme/sections';
import { styled } from '../theme/stitches.config';
import { night } from '../theme/surfaces';
import { space } from '../theme/tokens';
import { Wrap } from '../ui/layout';
import { Text } from '../ui/Text';
import { PHASE_COLUMNS } from './axis';
import { RichWords } from './RichWords';

const Band = styled('figure', { margin: 0, paddingBlock: 'clamp(1rem, 2vw, 2rem) 1.25rem' });

const Drawing = styled('div', { '& > svg': { height: 'clamp(6rem, 24vw, 22rem)' } });

const Names = styled('div', {
  display: 'grid',
  gridTemplateColumns: PHASE_COLUMNS,
  borderTop: '1px solid $colors$ink',
  margin: `1rem ${space.gutter} 0`,
  '& > p': { position: 'relative', paddingTop: '.75rem' },
  '& > p::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '-5px',
    height: '9px',
    borderLeft: '1px solid $colors$ink',
  },
  '& > p > span': { '@phone': { display: 'none' } },
});

const Note = styled('figcaption', { marginTop: '1.5rem' });

export interface BowtieBandProps {
  readonly label: string;
  /** Names of the five phases. */
  readonly steps: readonly string[];
  /** How to read the bowtie, and who created the model. */
  readonly note: RichText;
}

/** The bowtie with its five phases across the whole window, on the dark surface. */
export function BowtieBand({ label, steps, note }: BowtieBandProps) {
  return (
    <Band className={`${night()} ${sectionColors('how')}`}>
      <Drawing>
        <SidesBowtie label={label} />
      </Drawing>
      <Names aria-hidden="true">
        {steps.map((name, index) => (
          <Text variant="mono" key={name}>
            {index + 1}
            <span>{` ${name}`}</span>
          </Text>
        ))}
      </Names>
      <Note>
        <Wrap>
          <Text>
            <RichWords text={note} />
          </Text>
        </Wrap>
      </Note>
    </Band>
  );
}
