import { packageTerms } from '../packageTerms';
import { formatPrice, formatUsd, priceUsdPerMonth, stageTerms } from '../pricing';
import { packages } from '../services/index';

/** What investors ask before they buy, on the Venture Partner page. For the owner to confirm; the README lists it. */
export const investorText = () =>
  ({
    tag: 'What investors ask',
    heading: 'Fee, first report and conflicts',
    items: [
      {
        title: 'What diligence costs',
        description: `For diligence, the fund pays one month’s fee of the package closest to its questions, which we name before it signs. The fee follows the stage of the round you check. Example at ${stageTerms.seriesA.name}: ${packages['revenue-strategy'].name}, ${formatUsd(priceUsdPerMonth('revenue-strategy', 'seriesA'))}, and no equity.`,
      },
      {
        title: 'What weekly work costs',
        description: `At ${stageTerms.seriesA.name}, ${packages['bowtie-leadership'].name} costs ${formatPrice(priceUsdPerMonth('bowtie-leadership', 'seriesA'))} for each company. If the company’s board agrees, equity is added; otherwise we quote a fee without it.`,
      },
      {
        title: 'What the first report contains',
        description:
          'Answers from recorded interviews, books and billing. A list of the claims that failed or stayed open follows, with their effect on the price. On the call we go through the example on this page.',
      },
      {
        title: 'What we earn if you invest',
        description:
          'More than if you do not: monthly fees and, if the company’s board agrees, shares in it. The fee for diligence is fixed before we start, whether or not you invest.',
      },
      {
        title: 'How we handle conflicts',
        description: `Before you sign, under a confidentiality agreement, we name our clients and shares in that market. We never check a company whose shares we hold, not even before its next round. Work for a client’s competitor needs that client’s ${packageTerms.competitor}. If asking that client would reveal your deal, we decline the work.`,
      },
    ],
  }) as const;
