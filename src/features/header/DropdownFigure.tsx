import { memo } from 'react';
import type { Dropdown } from '../../../machines/header.machine';
import { IndustryFigure } from '../../figures/IndustryFigure';
import { PhaseFigure } from '../../figures/PhaseFigure';
import { TechnologyFigure } from '../../figures/TechnologyFigure';

/** The drawing in a dropdown's first column, from its section. */
export const DropdownFigure = memo(function DropdownFigure({ dropdown }: { readonly dropdown: Dropdown }) {
  switch (dropdown) {
    case 'industries':
      return <IndustryFigure id="b2b-saas" />;
    case 'technologies':
      return <TechnologyFigure id="rag" />;
    case 'howWeWork':
      return <PhaseFigure phase={2} />;
    case 'services':
      return <PhaseFigure phase={4} />;
  }
});
