import { services } from '../../content/pages/services';
import { styled } from '../../theme/stitches.config';
import { space } from '../../theme/tokens';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';
import { StageSlider } from './StageSlider';

const Columns = styled('div', {
  paddingBlock: '1.5rem .5rem',
  '& > div > p': { '@phone': { display: 'none' } },
  '@lg': { display: 'grid', gridTemplateColumns: '4fr 8fr', columnGap: space.gap, alignItems: 'center' },
  '@media print': { display: 'none' },
});

/** The slider directly above the prices that it changes. */
export function StagePanel() {
  const { heading, text, sliderLabel } = services.stage;
  return (
    <Columns>
      <div>
        <Heading variant="h4">{heading}</Heading>
        <Text variant="small">{text}</Text>
      </div>
      <StageSlider label={sliderLabel} />
    </Columns>
  );
}
