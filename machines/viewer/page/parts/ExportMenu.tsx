import type { RefObject } from 'react';
import type { Chart } from '../../chart/chart';
import { mermaidOf } from '../../mermaid/mermaid';
import { ToolButton, ToolRow } from './ToolButton';

interface ExportMenuProps {
  readonly chart: Chart;
  /** The drawing, as it is shown. */
  readonly svg: RefObject<SVGSVGElement | null>;
}

/** Saves what is shown as a file. */
export function ExportMenu({ chart }: ExportMenuProps) {
  return (
    <ToolRow>
      <ToolButton type="button" onClick={() => console.info(mermaidOf(chart))}>
        Mermaid
      </ToolButton>
    </ToolRow>
  );
}
