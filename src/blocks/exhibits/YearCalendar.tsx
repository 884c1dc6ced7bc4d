import type { CalendarExhibit, CalendarSpan } from '../../content/exhibit';
import { months } from '../../content/labels';
import { Bars, Figure, striped } from '../../figures/Figure';
import { styled } from '../../theme/stitches.config';
import { space } from '../../theme/tokens';
import { Subheading, Text } from '../../ui/Text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const Row = styled('li', {
  display: 'grid',
  gap: `.75rem ${space.gap}`,
  borderTop: '1px solid $colors$rule',
  padding: '1rem 0 1.125rem',
  '@md': { gridTemplateColumns: '3fr 6fr 3fr', alignItems: 'center' },
});

/** Lower, with the rule of the block above it. */
const MonthRow = styled(Row, { borderColor: '$ink', padding: '.625rem 0' });

const Months = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  textAlign: 'center',
  '@md': { gridColumn: 2 },
});

/** Four stripes for each month. */
const Track = styled(Figure, { height: 'clamp(2rem, 4vw, 4rem)', ...striped('1.3%', '2.0833%') });

const MONTHS = 12;

const bar = (start: number, end: number) => ({ x: start, y: 0, width: end - start, height: 1 });

/** A span over the end of the year is drawn as two bars. */
const barsOf = ({ from, to }: CalendarSpan) =>
  from <= to ? [bar(from - 1, to)] : [bar(from - 1, MONTHS), bar(0, to)];

const monthName = (month: number): string => months.names[month - 1] ?? '';

const inWords = ({ from, to }: CalendarSpan): string =>
  from === to ? monthName(from) : months.range(monthName(from), monthName(to));

/** Activities by month: a bar for each span on a line of twelve months. */
export function YearCalendar({ rows }: CalendarExhibit) {
  return (
    <div>
      <MonthRow as="div" aria-hidden="true">
        <Months>
          {months.names.map((month) => (
            <Text as="span" variant="mono" key={month}>
              {month.slice(0, 1)}
            </Text>
          ))}
        </Months>
      </MonthRow>
      <ul>
        {rows.map(({ name, spans, note }) => (
          <Row key={name}>
            <Subheading>{name}</Subheading>
            <div>
              <VisuallyHidden>{spans.map(inWords).join(', ')}</VisuallyHidden>
              <Track viewBox={`0 0 ${MONTHS} 1`} stretch>
                <Bars bars={[bar(0, MONTHS)]} variant="mute" />
                <Bars bars={spans.flatMap(barsOf)} variant="accent" />
              </Track>
            </div>
            <Text variant="small">{note}</Text>
          </Row>
        ))}
      </ul>
    </div>
  );
}
