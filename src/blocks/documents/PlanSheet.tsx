import type { PlanDocument } from '../../content/documents';
import { styled } from '../../theme/stitches.config';
import { font, fontSizes, fontWeights, lineHeights, space } from '../../theme/tokens';
import { SheetTable } from './PaperSheet';

const Below = styled('div', {
  display: 'grid',
  columnGap: space.gap,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14.5rem, 100%), 1fr))',
  '& > div > p': {
    font: font('display', fontWeights.heading, fontSizes.ui, lineHeights.snug),
    padding: '1.75rem 0 .5rem',
  },
});

const Bars = styled('ol', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  columnGap: '.5rem',
  '& svg': { width: '100%', height: '5rem', borderBottom: '1px solid $colors$ink', marginBottom: '.375rem' },
  '& b': { display: 'block', font: font('display', fontWeights.heading, fontSizes.h4, lineHeights.snug) },
});

/** Target customer, price, channel and target on one page, with contracts by quarter and milestones. */
export function PlanSheet({ columns, lines, note, quarters, milestones }: PlanDocument) {
  const { contracts } = quarters;
  const most = Math.max(...contracts);
  return (
    <>
      <SheetTable
        columns={columns}
        rows={lines.map(({ name, text, owner }) => [name, text, owner])}
        note={note}
      />
      <Below>
        <div>
          <p>{quarters.title}</p>
          <Bars>
            {contracts.map((count, index) => (
              <li key={quarters.names[index]}>
                <svg
                  viewBox={`0 0 1 ${most}`}
                  preserveAspectRatio="none"
                  fill="currentColor"
                  aria-hidden="true"
                >
                  <path d={`M0 ${most - count}h1V${most}H0z`} />
                </svg>
                <b>{count}</b> {quarters.names[index]}
              </li>
            ))}
          </Bars>
        </div>
        <SheetTable
          caption={milestones.title}
          columns={milestones.columns}
          rows={milestones.items.map(({ month, text }) => [month, text])}
        />
      </Below>
    </>
  );
}
