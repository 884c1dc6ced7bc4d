import { type RefObject, useState } from 'react';
import {
  download,
  embeddedFonts,
  machineJson,
  mermaidOf,
  pictureSize,
  pngOf,
  svgDocument,
} from '../../statechart/export';
import { type Chart, errorText } from '../../statechart/graph';
import { Fault } from './Fault';
import { ToolButton, ToolRow } from './ToolButton';

interface ExportMenuProps {
  readonly chart: Chart;
  /** The displayed drawing. */
  readonly svg: RefObject<SVGSVGElement | null>;
}

/** A picture has twice as many px as the drawing. */
const SCALE = 2;

async function svgText(chart: Chart, svg: SVGSVGElement): Promise<string> {
  const { description = '' } = chart.nodes[0] ?? {};
  return svgDocument(svg, { title: `Statechart of ${chart.id}`, description }, await embeddedFonts(svg));
}

const textFile = (text: string, type: string): Blob => new Blob([text], { type });

/** File formats of a chart, by file extension. */
const formats: readonly {
  readonly title: string;
  readonly ending: string;
  /** The drawing is there. */
  readonly make: (chart: Chart, svg: SVGSVGElement) => Blob | Promise<Blob>;
}[] = [
  {
    title: 'SVG',
    ending: 'svg',
    make: async (chart, svg) => textFile(await svgText(chart, svg), 'image/svg+xml'),
  },
  {
    title: 'PNG',
    ending: 'png',
    make: async (chart, svg) => pngOf(await svgText(chart, svg), pictureSize(svg), SCALE),
  },
  { title: 'Mermaid', ending: 'mmd', make: (chart) => textFile(mermaidOf(chart), 'text/plain') },
  { title: 'JSON', ending: 'json', make: (chart) => textFile(machineJson(chart), 'application/json') },
];

/** Saves the chart as a file. */
export function ExportMenu({ chart, svg }: ExportMenuProps) {
  const [fault, setFault] = useState<string>();
  const save = async ({ title, ending, make }: (typeof formats)[number]) => {
    setFault(undefined);
    try {
      if (svg.current) download(`${chart.id}.${ending}`, await make(chart, svg.current));
    } catch (error) {
      setFault(`The ${title} could not be made: ${errorText(error)}`);
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
