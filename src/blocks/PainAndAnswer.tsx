import { styled } from '../theme/stitches.config';
import { sizes, space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { Heading } from '../ui/Heading';
import { Column, Grid, Wrap } from '../ui/layout';
import { type Point, PointList } from '../ui/PointList';
import { TextCells } from './TextCells';

const Title = styled(Heading, { marginBottom: space[6] });
const Held = styled('div', {
  '@md': { position: 'sticky', top: `calc(${sizes.header} + 2rem)`, alignSelf: 'start' },
});

export interface PainAndAnswerProps {
  readonly pains: { readonly heading: string; readonly points: readonly Point[] };
  /** In the order of the pains. */
  readonly answers: { readonly heading: string; readonly points: readonly Point[] };
  /**
   * `beside`: two equal lists. `stacked`: two rows of cells, each answer below its pain. `held`: the pains are
   * sticky on the left while the longer answers scroll.
   */
  readonly layout: 'beside' | 'stacked' | 'held';
}

/** The problems of a market and our answers to them. */
export function PainAndAnswer({ pains, answers, layout }: PainAndAnswerProps) {
  if (layout === 'stacked') {
    return (
      <Band>
        <Wrap>
          <Grid rows="large">
            <div>
              <Title>{pains.heading}</Title>
              <TextCells cells={pains.points} />
            </div>
            <div>
              <Title>{answers.heading}</Title>
              <TextCells cells={answers.points} />
            </div>
          </Grid>
        </Wrap>
      </Band>
    );
  }
  const isHeld = layout === 'held';
  return (
    <Band>
      <Wrap>
        <Grid rows="large">
          <Column {...(isHeld ? { as: Held, span: 5 } : { span: 6 })}>
            <Title>{pains.heading}</Title>
            <PointList points={pains.points} bullet="hatch" />
          </Column>
          <Column span={6} {...(isHeld ? { from: 7 } : {})}>
            <Title>{answers.heading}</Title>
            <PointList points={answers.points} variant={isHeld ? 'h3' : 'h4'} />
          </Column>
        </Grid>
      </Wrap>
    </Band>
  );
}
