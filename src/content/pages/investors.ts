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
        description: `One month’s fee of the package closest to your questions, at the stage of the round you check. We name it before you sign. Example at ${stageTerms.seriesA.name}: ${packages['revenue-strategy'].name}, ${formatUsd(priceUsdPerMonth('revenue-strategy', 'seriesA'))}, and no equity.`,
      },
      {
        title: 'What weekly work costs',
        description: `The fee of ${packages['bowtie-leadership'].name}: at ${stageTerms.seriesA.name} ${formatPrice(priceUsdPerMonth('bowtie-leadership', 'seriesA'))} for each company, without the equity that its board can agree to.`,
      },
      {
        title: 'What the first report contains',
        description:
          'Answers from recorded interviews, books and billing. A list of the claims that failed or stayed open follows, with their effect on the price.',
      },
      {
        title: 'What we earn if you invest',
        description:
          'We then earn more: monthly fees and, if the board agrees, shares. The fee for diligence is fixed before we start, whether or not you invest.',
      },
      {
        title: 'How we handle conflicts',
        description: `Before you sign, under a confidentiality agreement, we name our clients and shares in that market. We never check a company whose shares we hold, not even before its next round. Work for a client’s competitor needs that client’s ${packageTerms.competitor}. If asking that client would reveal your deal, we decline the work.`,
      },
    ],
  }) as const;
