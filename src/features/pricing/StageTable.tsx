import { stages } from '../../../machines/stage.machine';
import { services } from '../../content/pages/services';
import { formatUsd, priceUsdPerMonth, stageTerms } from '../../content/pricing';
import { styled } from '../../theme/stitches.config';
import { fontSizes, fonts, fontWeights, PHONE_WINDOW } from '../../theme/tokens';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { equityPercent, formatEquityFactor, formatFeeFactor, itemName, packageSlugs } from './prices';
import { useStage } from './pricingActors';

/** On phones the name of a package is a row above its four prices. */
const Table = styled('table', {
  fontFamily: fonts.display,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.25,
  '& th, & td': { padding: '.75rem .25rem .75rem 0', verticalAlign: 'top', fontWeight: fontWeights.medium },
  '& tbody > tr': { borderTop: '1px solid $colors$rule' },
  '& thead > tr': { borderTop: '1px solid $colors$ink' },
  '& caption': { fontSize: fontSizes.caption, color: '$ink2', paddingBottom: '.75rem' },
  '& small': { display: 'block', fontSize: fontSizes.small, fontWeight: fontWeights.regular, color: '$ink2' },
  '& b': { fontWeight: fontWeights.semi },
  '& [data-chosen]': { color: '$action', '& > small': { color: 'inherit' } },
  '@media print': { breakInside: 'avoid', '& th, & td': { paddingBlock: '.375rem' } },
  [`@media screen and ${PHONE_WINDOW}`]: {
    '&, & thead, & tbody, & tr, & caption': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '& th:first-child': { gridColumn: '1 / -1', paddingBottom: 0 },
    '& thead tr': { position: 'relative' },
    '& thead th:first-child': visuallyHidden,
  },
});

/** The price of every package at every stage, with the chosen stage highlighted. */
export function StageTable() {
  const chosen = useStage();
  const { caption, packageColumn, fee, equity } = services.table;
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{packageColumn}</th>
          {stages.map((stage) => (
            <th key={stage} scope="col" data-chosen={stage === chosen || undefined}>
              {stageTerms[stage].name} <small>{`${fee} ${formatFeeFactor(stageTerms[stage].price)}`}</small>{' '}
              <small>{`${equity} ${formatEquityFactor(stageTerms[stage].equity)}`}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {packageSlugs.map((name) => (
          <tr key={name}>
            <th scope="row">{itemName(name)}</th>
            {stages.map((stage) => (
              <td key={stage} data-chosen={stage === chosen || undefined}>
                <b>{formatUsd(priceUsdPerMonth(name, stage))}</b>{' '}
                <small>{`${equityPercent(name, stage)}%`}</small>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
