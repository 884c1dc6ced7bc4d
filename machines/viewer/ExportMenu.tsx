import { useState } from 'react';
import { download, mermaidOf, pngOf } from '../statechart/export';
import { errorText } from '../statechart/graph';
import { svgDocument } from '../statechart/react';
import { Fault, Note, ToolButton, ToolRow } from './controls';
import type { SiteChart } from './siteCharts';
import { useLargeWindow } from './useLargeWindow';

/** Px of a PNG for each px of the drawing. */
const SCALE = 2;

interface Format {
  readonly title: string;
  readonly extension: string;
  readonly make: (shown: SiteChart) => Blob | Promise<Blob>;
}

const formats: readonly Format[] = [
  {
    title: 'SVG',
    extension: 'svg',
    make: ({ chart, drawing }) => new Blob([svgDocument(chart, drawing)], { type: 'image/svg+xml' }),
  },
  { title: 'PNG', extension: 'png', make: ({ chart, drawing }) => pngOf(svgDocument(chart, drawing), SCALE) },
  {
    title: 'Mermaid',
    extension: 'mmd',
    make: ({ chart }) => new Blob([mermaidOf(chart)], { type: 'text/plain' }),
  },
];

/** Saves the chart as a file, in neutral colors and without the states of the simulation. */
export function ExportMenu({ shown }: { readonly shown: SiteChart }) {
  const isLarge = useLargeWindow();
  const [fault, setFault] = useState<string>();
  const save = async ({ title, extension, make }: Format) => {
    setFault(undefined);
    try {
      download(`${shown.chart.id}.${extension}`, await make(shown));
    } catch (error) {
      setFault(`The ${title} file could not be created: ${errorText(error)}`);
    }
  };
  return (
    <ToolRow role="group" aria-label="Save as">
      {isLarge && <Note aria-hidden="true">Save as</Note>}
      {formats.map((format) => (
        <ToolButton key={format.title} type="button" onClick={() => void save(format)}>
          {format.title}
        </ToolButton>
      ))}
      {fault !== undefined && <Fault role="alert">{fault}</Fault>}
    </ToolRow>
  );
}
