import { type Phase, PhaseFigure } from '../figures/PhaseFigure';
import { styled } from '../theme/stitches.config';
import { fonts, fontWeights } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Column, Grid } from '../ui/layout';
import { Reveal } from '../ui/Reveal';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { TriangleList } from '../ui/TriangleList';

const Rows = styled('ol', { borderBottom: '1px solid $colors$ink' });

const Row = styled(Reveal, {
  borderTop: '1px solid $colors$ink',
  padding: '1.5rem 0 2rem',
  '@md': { padding: '2.25rem 0 3rem' },
});

const Numeral = styled('p', {
  fontFamily: fonts.display,
  fontWeight: fontWeights.heading,
  fontSize: 'clamp(4.5rem, 14vw, 15rem)',
  /** The cap height of the number, so that its top aligns with the title. */
  lineHeight: 0.76,
  letterSpacing: '-.05em',
  color: 'var(--line)',
});

const NumberColumn = styled('div', { '@phone': { gridArea: '1 / 1' } });

const Words = styled('div', {
  '& > p': { margin: '1rem 0 1.25rem' },
  '& > ul + p': { marginBottom: 0 },
  '& > a': { marginTop: '.75rem' },
});

/** On phones beside the number. */
const Drawing = styled('div', {
  '& > svg': { maxWidth: '20rem' },
  '@phone': { gridArea: '1 / 2 / auto / -1', alignSelf: 'end', justifySelf: 'end', width: '70%' },
});

export interface PhaseRowsProps {
  readonly steps: readonly {
    readonly href: string;
    readonly title: string;
    readonly description: string | undefined;
    readonly points: readonly string[];
    /** What ends the phase. */
    readonly exit: string;
    readonly phase: Phase;
  }[];
  readonly exitLabel: string;
  readonly linkLabel: string;
}

/** The phases of the method, one row each: number, title, points, end, link, and the phase's fifth of the bowtie. */
export function PhaseRows({ steps, exitLabel, linkLabel }: PhaseRowsProps) {
  return (
    <Rows>
      {steps.map(({ href, title, description, points, exit, phase }) => (
        <Row element="li" key={href}>
          <Grid rows="small">
            <Column as={NumberColumn} span={3}>
              <Numeral>{phase + 1}</Numeral>
            </Column>
            <Column as={Words} span={5} from={4}>
              <Heading>{title}</Heading>
              <Text variant="lead">{description}</Text>
              <TriangleList size="small">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </TriangleList>
              <Text variant="small">{`${exitLabel}: ${exit}`}</Text>
              <TextLink href={href} label={`${linkLabel}: ${title}`}>
                {linkLabel}
              </TextLink>
            </Column>
            <Column as={Drawing} span={3} from={10}>
              <PhaseFigure phase={phase} />
            </Column>
          </Grid>
        </Row>
      ))}
    </Rows>
  );
}
