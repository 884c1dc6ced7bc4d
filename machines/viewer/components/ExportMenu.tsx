import { useState } from 'react';
import { download, mermaidOf, pngOf } from '../../statechart/export';
import { errorText } from '../../statechart/graph';
import { svgDocument } from '../../statechart/react';
import type { SiteChart } from '../siteCharts';
import { Fault } from './Fault';
import { ToolButton, ToolRow } from './ToolButton';

/** Px of a PNG for each px of the drawing. */
const SCALE = 2;

const textFile = (text: string, type: string): Blob => new Blob([text], { type });

interface Format {
  readonly title: string;
  readonly extension: string;
  readonly make: (shown: SiteChart) => Blob | Promise<Blob>;
}

const formats: readonly Format[] = [
  {
    title: 'SVG',
    extension: 'svg',
    make: ({ chart, drawing }) => textFile(svgDocument(chart, drawing), 'image/svg+xml'),
  },
  { title: 'PNG', extension: 'png', make: ({ chart, drawing }) => pngOf(svgDocument(chart, drawing), SCALE) },
  { title: 'Mermaid', extension: 'mmd', make: ({ chart }) => textFile(mermaidOf(chart), 'text/plain') },
];

/** Saves the chart as a file, in neutral colors and without the states of the simulation. */
export function ExportMenu({ shown }: { readonly shown: SiteChart }) {
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
    <>
      <ToolRow role="group" aria-label="Save as">
        {formats.map((format) => (
          <ToolButton key={format.title} type="button" onClick={() => void save(format)}>
            {format.title}
          </ToolButton>
        ))}
      </ToolRow>
      {fault !== undefined && <Fault role="alert">{fault}</Fault>}
    </>
  );
}
