import { packageTerms } from '../../content/packageTerms';
import { formatUsd, stageTerms } from '../../content/pricing';
import { addOns } from '../../content/services/index';
import { total as texts } from '../../content/total';
import { isKeyOf } from '../../lib/lookUp';
import { Link } from '../../ui/Link';
import { Heading, Subheading, Text } from '../../ui/Text';
import { feeOf, itemName, surcharges, totalOf } from './prices';
import { sendToQuote, useQuote, useStage } from './pricingActors';
import { Items, Months, Sheet, Stop } from './total.styles';

const shareText = (percent: number): string => (percent > 0 ? `${percent}%` : texts.noEquity);

function ItemTable() {
  const { selected } = useQuote().context;
  const stage = useStage();
  const total = totalOf(selected, stage);
  const { item, fee, equity } = texts.columns;
  return (
    <Items>
      <thead>
        <tr>
          <th scope="col">{item}</th>
          <th scope="col">{fee}</th>
          <th scope="col">{equity}</th>
        </tr>
      </thead>
      <tbody>
        {selected.map((slug) => {
          const usdPerMonth = feeOf(slug, stage);
          const share = shareText(totalOf([slug], stage).equityPercent);
          const { unit, surcharge } = isKeyOf(addOns, slug) ? addOns[slug] : {};
          return (
            <tr key={slug}>
              <th scope="row">
                {/* A link to the page itself does not leave it. */}
                <Link href={`/services/${slug}`} onClick={() => sendToQuote({ type: 'statement.closed' })}>
                  {itemName(slug)}
                </Link>
              </th>
              <td key={usdPerMonth}>
                {formatUsd(usdPerMonth)}
                {(unit || surcharge) && <small>{[unit, surcharge].filter(Boolean).join(' ')}</small>}
              </td>
              <td key={share}>{share}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{texts.sum}</th>
          <td key={total.usdPerMonth}>
            {formatUsd(total.usdPerMonth)}
            {surcharges(selected).map((surcharge) => (
              <small key={surcharge}>{surcharge}</small>
            ))}
          </td>
          <td key={total.equityPercent}>{shareText(total.equityPercent)}</td>
        </tr>
      </tfoot>
    </Items>
  );
}

const monthsOfPackage = Array.from({ length: packageTerms.months }, (_, index) => index + 1);

/** What is paid and vested if the work stops at the end of a month. */
function StopAfterMonth() {
  const { selected, months } = useQuote().context;
  const stage = useStage();
  const { usdPerMonth, equityPercent: vested } = totalOf(selected, stage, months);
  const paid = formatUsd(months * usdPerMonth);
  const { heading, label, month, fees, equity, note } = texts.stop;
  return (
    <div>
      <Subheading>{heading(months)}</Subheading>
      <Months>
        {monthsOfPackage.map((number) => (
          <i key={number} data-paid={number <= months ? '' : undefined} />
        ))}
        <input
          type="range"
          aria-label={label}
          min={1}
          max={packageTerms.months}
          step={1}
          autoComplete="off"
          value={months}
          aria-valuetext={`${month(months)}: ${paid}, ${shareText(vested)}`}
          onChange={({ currentTarget }) =>
            sendToQuote({ type: 'month.chosen', months: currentTarget.valueAsNumber })
          }
        />
      </Months>
      <Stop>
        <div>
          <dt>{fees}</dt>
          <dd key={paid}>{paid}</dd>
        </div>
        <div>
          <dt>{equity}</dt>
          <dd key={vested}>{shareText(vested)}</dd>
        </div>
      </Stop>
      <Text variant="small">{note}</Text>
    </div>
  );
}

/** What is chosen, what each costs, and what a stop during the year means. */
export function Statement({ id }: { readonly id: string }) {
  const stage = useStage();
  return (
    <Sheet id={id}>
      <div>
        <Heading variant="h4">{texts.heading(stageTerms[stage].name)}</Heading>
        <ItemTable />
        <Text variant="small">{texts.rounding}</Text>
      </div>
      <StopAfterMonth />
    </Sheet>
  );
}
