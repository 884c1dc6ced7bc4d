import { stages } from '../../../machines/stage.machine';
import { services } from '../../content/pages/services';
import { type Fraction, stageTerms } from '../../content/pricing';
import { styled } from '../../theme/stitches.config';
import { StageBars } from '../../ui/figures/StageBars';
import { Text } from '../../ui/Text';
import { formatEquityFactor, formatFeeFactor } from './prices';
import { useStage } from './StageContext';
import { StageSlider } from './StageSlider';

const Key = styled(Text, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem 1.5rem',
  marginBottom: '.75rem',
  '& > span': { display: 'flex', alignItems: 'center', gap: '.5rem' },
  '& > span::before': { content: '""', width: '.3rem', height: '1rem', backgroundColor: '$action' },
  '& > span + span::before': { width: '2px', backgroundColor: '$ink' },
});

const decimal = ({ times, by }: Fraction) => times / by;
const feeFactors = stages.map((stage) => decimal(stageTerms[stage].price));
const equityFactors = stages.map((stage) => decimal(stageTerms[stage].equity));
const notes = stages.map((stage) => [
  `${services.stage.feeLabel} ${formatFeeFactor(stageTerms[stage].price)}`,
  `${services.stage.equityLabel} ${formatEquityFactor(stageTerms[stage].equity)}`,
]);
/** The stage slider as the axis of a figure: fee bars stand on it, equity bars hang below it. */
export function StageFigure() {
  const stage = stages.indexOf(useStage());
  const { sliderLabel, feeAxisLabel, equityAxisLabel } = services.stage;
  return (
    <div>
      <Key look="mono" aria-hidden="true">
        <span>{feeAxisLabel}</span>
        <span>{equityAxisLabel}</span>
      </Key>
      <StageSlider
        label={sliderLabel}
        above={<StageBars stage={stage} part="fee" factors={feeFactors} />}
        below={<StageBars stage={stage} part="equity" factors={equityFactors} />}
        notes={notes}
      />
    </div>
  );
}
