import { services } from '../../content/pages/services';
import { styled } from '../../theme/stitches.config';
import { space } from '../../theme/tokens';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';
import { StageSlider } from './StageSlider';

const Columns = styled('div', {
  paddingBlock: '1.5rem .5rem',
  '@phone': { '& > div > p': { display: 'none' }, '& > div > h2': { marginBottom: '.5rem' } },
  '@lg': {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: space.gap,
    alignItems: 'center',
    borderBottom: '1px solid $colors$ink',
    '& > :first-child': { gridColumn: 'span 4' },
    '& > :last-child': { gridColumn: 'span 8' },
  },
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
