import type { CalendarExhibit } from '../../content/exhibit';
import { Bars, Figure, striped } from '../../figures/Figure';
import { MONTHS, type MonthSpan } from '../../lib/dates';
import { styled } from '../../theme/stitches.config';
import { monoLabel, space } from '../../theme/tokens';
import { Subheading, Text } from '../../ui/Text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** The letters of the months, above the middles of their four stripes, and a row for each activity. */
const Rows = styled('ul', {
  borderTop: '1px solid $colors$ink',
  '&::before': {
    ...monoLabel,
    content: `"${MONTHS.map((name) => name[0]).join(' ')}" / ""`,
    display: 'block',
    padding: '.625rem 3%',
    textAlignLast: 'justify',
  },
  '& > li': {
    display: 'grid',
    gap: `.75rem ${space.gap}`,
    borderTop: '1px solid $colors$rule',
    padding: '1rem 0 1.125rem',
  },
  '& svg': { height: 'clamp(2rem, 4vw, 4rem)', ...striped('1.3%', '2.0833%') },
  '@md': {
    '&::before': { margin: `0 calc(25% + ${space.gap} / 2)`, paddingInline: '1.5%' },
    '& > li': { gridTemplateColumns: '3fr 6fr 3fr', alignItems: 'center' },
  },
});

const bar = (start: number, end: number) => ({ x: start, y: 0, width: end - start, height: 1 });

const names: readonly string[] = MONTHS;

/** A span over the end of the year is drawn as two bars. */
const barsOf = (spans: readonly MonthSpan[]) =>
  spans.flatMap((span) => {
    const [from = 0, to = from] = span.split(' to ').map((name) => names.indexOf(name));
    return from <= to ? [bar(from, to + 1)] : [bar(from, MONTHS.length), bar(0, to + 1)];
  });

/** Activities by month: a bar for each span on a line of twelve months. */
export const YearCalendar = ({ rows }: CalendarExhibit) => (
  <Rows>
    {rows.map(({ name, spans, note }) => (
      <li key={name}>
        <Subheading>{name}</Subheading>
        <div>
          <VisuallyHidden>{spans.join(', ')}</VisuallyHidden>
          <Figure viewBox={`0 0 ${MONTHS.length} 1`} stretch>
            <Bars bars={[bar(0, MONTHS.length)]} variant="mute" />
            <Bars bars={barsOf(spans)} variant="accent" />
          </Figure>
        </div>
        <Text variant="small">{note}</Text>
      </li>
    ))}
  </Rows>
);
