import { services } from '../../content/pages/services';
import { styled } from '../../theme/stitches.config';
import { space } from '../../theme/tokens';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';
import { PRICE_COLUMNS } from './PackageCard';
import { StageSlider } from './StageSlider';

const Columns = styled('div', {
  paddingBlock: '1.5rem .5rem',
  '@phone': { '& > div > p': { display: 'none' }, '& > div > h2': { marginBottom: '.5rem' } },
  '@lg': {
    display: 'grid',
    gridTemplateColumns: PRICE_COLUMNS,
    columnGap: space.gap,
    alignItems: 'center',
    borderBottom: '1px solid $colors$ink',
    '& > :last-child': { gridColumn: '2 / -1' },
  },
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
