import type { GatesExhibit } from '../../content/exhibit';
import { Bars, Figure, striped } from '../../figures/Figure';
import { styled } from '../../theme/stitches.config';
import { font, fontSizes, fontWeights, space } from '../../theme/tokens';
import { PAGE_INSET, TO_EDGE } from '../../ui/layout';
import { Subheading, Text } from '../../ui/Text';

const List = styled('ol', {
  display: 'grid',
  gap: `2rem ${space.gap}`,
  '& p': { marginTop: '.5rem' },
  '& p:last-child': { font: font('display', fontWeights.medium, fontSizes.ui, 1.3), color: '$ink' },
  '@md': {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'repeat(4, auto)',
    rowGap: 0,
    /* Names, questions and conditions are level. */
    '& > li': { display: 'grid', alignContent: 'start', gridTemplateRows: 'subgrid', gridRow: 'span 4' },
  },
});

/** The flow from edge to edge of the window. On phones the gates are in its middle, in larger windows above the left edges of their texts. */
const Drawing = styled('div', {
  display: 'grid',
  grid: '100% / 1fr .75rem 1fr',
  height: '6.5rem',
  margin: `0 ${TO_EDGE} 1rem`,
  '& > svg': { height: '100%', minWidth: 0 },
  '& > :nth-child(odd)': striped('4px', '10px'),
  '@md': {
    gridTemplateColumns: `${PAGE_INSET} .75rem 1fr`,
    height: 'clamp(10rem, 24vw, 22rem)',
    marginBottom: '1.5rem',
    'li:not(:last-child) > &': { marginRight: `calc(-1 * ${space.gap})` },
    'li:not(:first-child) > &': {
      gridTemplateColumns: '0 .75rem 1fr',
      marginLeft: 0,
    },
  },
});

const part = { viewBox: '0 0 1 100', stretch: true } as const;

const bar = (y: number, height: number) => ({ x: 0, y, width: 1, height });

const flow = (height: number) => (
  <Figure {...part}>
    <Bars bars={[bar((100 - height) / 2, height)]} variant="ink" />
  </Figure>
);

/** The last gate lets this percentage of the flow through; the others are evenly spaced. The numbers are invented. */
const LAST = 16;

/** Decisions in order, each with the condition to pass it. Each gate is narrower than the flow that reaches it. */
export function Gates({ gates }: GatesExhibit) {
  const opening = (index: number) => 100 - ((100 - LAST) * index) / gates.length;
  return (
    <List>
      {gates.map(({ name, question, passes }, index) => {
        const passed = opening(index + 1);
        const wing = (100 - passed) / 2;
        return (
          <li key={name}>
            <Drawing>
              {flow(opening(index))}
              <Figure {...part}>
                <Bars bars={[bar(0, wing), bar(100 - wing, wing)]} variant="accent" />
              </Figure>
              {flow(passed)}
            </Drawing>
            <Subheading size="h3">{name}</Subheading>
            <Text>{question}</Text>
            <Text variant="small">{passes}</Text>
          </li>
        );
      })}
    </List>
  );
}
