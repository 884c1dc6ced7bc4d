import { type Stage, stages } from '../../../machines/stage.machine';
import { labels } from '../../content/labels';
import { services } from '../../content/pages/services';
import { type PricedPackage, pricedPackages, seedPrices, stageTerms } from '../../content/pricing';
import { routeOf } from '../../routes/matchRoute';
import { styled } from '../../theme/stitches.config';
import { TradeOffChart } from '../../ui/figures/TradeOffChart';
import { Column } from '../../ui/layout';
import { Text } from '../../ui/Text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { equityPercent, formatTerms, formatUsd, priceUsdPerMonth } from './prices';
import { useStage } from './StageContext';

const nameOf = (name: PricedPackage) => routeOf(`/services/${name}`).name;

const termsAt = (name: PricedPackage, stage: Stage) => ({
  fee: priceUsdPerMonth(name, stage),
  share: equityPercent(name, stage),
});

/** Packages with the same price share a line of the chart; its name lists them. */
function priceClasses() {
  const classes = new Map<string, PricedPackage[]>();
  for (const name of pricedPackages) {
    const key = JSON.stringify(seedPrices[name]);
    classes.set(key, [...(classes.get(key) ?? []), name]);
  }
  return [...classes.values()];
}

const LETTERS = ['a', 'b', 'c', 'd', 'e'];

const series = priceClasses().map((members, index) => ({
  letter: LETTERS[index] ?? '',
  names: members.map(nameOf),
  points: stages.flatMap((stage) =>
    members.slice(0, 1).map((name) => {
      const { fee, share } = termsAt(name, stage);
      return { x: fee, y: share, xLabel: formatUsd(fee), yLabel: `${share}%`, name: stageTerms[stage].name };
    }),
  ),
}));

const Legend = styled(Text, {
  '& > span': { display: 'block' },
  '& > span + span': { marginTop: '.75rem' },
});

/** The selected stage is green, as on the slider. */
const Drawing = styled('div', { '&&': { '--fill': 'var(--colors-action)' } });

/** How fee and equity trade off over the four stages, as a drawing and, for those who do not see it, as a table. */
export function TradeOff() {
  const { captionLabel, caption, feeAxis, equityAxis, tableCaption, packageColumn } = services.tradeOff;
  const selected = stages.indexOf(useStage());
  return (
    <>
      <Column span={3}>
        <Legend look="mono">
          <span>
            {captionLabel}
            <br />
            {caption}
          </span>
          {series.map(({ letter, names: members }) => (
            <span key={letter}>{`${letter}  ${members.join(', ')}`}</span>
          ))}
        </Legend>
      </Column>
      <Column as={Drawing} span={9}>
        <TradeOffChart
          series={series}
          selected={selected}
          xAxis={feeAxis}
          yAxis={equityAxis}
          label={caption}
          scroll={labels.scrollingFigure}
        />
      </Column>
      <VisuallyHidden as="div">
        <table>
          <caption>{tableCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{packageColumn}</th>
              {stages.map((stage) => (
                <th key={stage} scope="col">
                  {stageTerms[stage].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pricedPackages.map((name) => (
              <tr key={name}>
                <th scope="row">{nameOf(name)}</th>
                {stages.map((stage) => (
                  <td key={stage}>{formatTerms(name, stage)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  );
}
