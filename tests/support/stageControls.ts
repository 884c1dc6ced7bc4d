import { fireEvent, screen, within } from '@testing-library/react';
import { stageNames } from './priceList';

type StageName = (typeof stageNames)[number];

/** The stage slider of the page, and its labels. Queried once, because a change of stage keeps the elements. */
export function stageControls() {
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Company stage' });
  const group = within(screen.getByRole('group', { name: 'Company stage' }));
  const buttons = group.getAllByRole('button');
  const labelOf = (stage: StageName) => {
    const label = buttons.find(({ textContent }) => textContent?.startsWith(stage));
    if (!label) throw new Error(`No label reads ${stage}.`);
    return label;
  };
  return {
    slider,
    /** Position, and the announced stage. */
    stage: () => [slider.value, slider.getAttribute('aria-valuetext')],
    /** Presses the label of a stage. */
    choose: (stage: StageName) => fireEvent.click(labelOf(stage)),
    /** The stages whose label is shown as selected. */
    pressed: () => stageNames.filter((stage) => labelOf(stage).getAttribute('aria-pressed') === 'true'),
  };
}
