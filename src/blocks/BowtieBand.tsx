import { phases } from '../content/phases/index';
import type { RichText } from '../content/richText';
import { SidesBowtie } from '../figures/SidesBowtie';
import { sectionColors } from '../theme/sections';
import { styled } from '../theme/stitches.config';
import { night } from '../theme/surfaces';
import { fonts, space } from '../theme/tokens';
import { Wrap } from '../ui/layout';
import { Text } from '../ui/Text';
import { NARROW, PHASE_COLUMNS, tick } from './axis';
import { RichWords } from './RichWords';

const Band = styled('figure', { margin: 0, paddingBlock: 'clamp(1rem, 2vw, 2rem) 1.25rem' });

const Drawing = styled('div', { '& > svg': { height: 'clamp(6rem, 24vw, 22rem)' } });

const Names = styled('div', {
  display: 'grid',
  gridTemplateColumns: PHASE_COLUMNS,
  borderTop: '1px solid $colors$ink',
  margin: `1rem ${space.gutter} 0`,
  '& > p': { position: 'relative', paddingTop: '.75rem' },
  '& > p::before': tick,
  /* The name below the number, where its column has the space. */
  '@phone': {
    '& > p > span': {
      display: 'block',
      fontFamily: fonts.display,
      letterSpacing: '-.02em',
      [NARROW]: { display: 'none' },
    },
  },
});

const Note = styled('figcaption', { marginTop: '1.5rem' });

export interface BowtieBandProps {
  readonly label: string;
  /** How to read the bowtie, and who created the model. */
  readonly note: RichText;
}

/** The bowtie with its five phases across the whole window, on the dark surface. */
export function BowtieBand({ label, note }: BowtieBandProps) {
  return (
    <Band className={`${night()} ${sectionColors('how')}`}>
      <Drawing>
        <SidesBowtie label={label} />
      </Drawing>
      <Names aria-hidden="true">
        {Object.values(phases).map(({ shortName }, index) => (
          <Text variant="mono" key={shortName}>
            {index + 1}
            <span>{` ${shortName}`}</span>
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
