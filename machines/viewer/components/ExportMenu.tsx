import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from '../../../src/theme/stitches.config';
import { fontSizes, fonts } from '../../../src/theme/tokens';
import {
  download,
  embeddedFonts,
  machineJson,
  mermaidOf,
  missingCode,
  pictureSize,
  pngOf,
  svgDocument,
} from '../../statechart/export';
import { type Chart, errorText } from '../../statechart/graph';
import { statechartTheme } from '../statechartTheme';
import { Fault } from './Fault';
import { More } from './More';
import { Select } from './Select';
import { ToolButton, ToolRow } from './ToolButton';

interface ExportMenuProps {
  readonly chart: Chart;
  /** The displayed drawing. */
  readonly svg: RefObject<SVGSVGElement | null>;
  /** Draws the chart without the states of the simulation while it is true. */
  readonly onPlain: (isPlain: boolean) => void;
}

/** Px of a picture for each px of the drawing. */
const SCALE = 2;

/** `neutral` has the colors and fonts of the library and no highlights; `shown` is the chart as it is displayed. */
const looks = { neutral: 'Neutral colors', shown: 'As displayed' } as const;
type Look = keyof typeof looks;

const captionOf = ({ id, nodes }: Chart) => ({
  title: `Statechart of ${id}`,
  description: nodes[0]?.description ?? '',
});

/** Picture in the colors and fonts of the library. The drawing has them for the moment in which it is copied. */
function neutralSvg(chart: Chart, svg: SVGSVGElement, onPlain: ExportMenuProps['onPlain']): string {
  const style = svg.getAttribute('style') ?? '';
  try {
    svg.dataset.plain = '';
    for (const name of Object.keys(statechartTheme)) svg.style.setProperty(name, 'initial');
    svg.style.backgroundColor = 'white';
    flushSync(() => onPlain(true));
    return svgDocument(svg, captionOf(chart));
  } finally {
    delete svg.dataset.plain;
    svg.setAttribute('style', style);
    flushSync(() => onPlain(false));
  }
}

interface Source {
  readonly chart: Chart;
  readonly svg: SVGSVGElement;
  readonly svgText: () => Promise<string>;
}

const textFile = (text: string, type: string): Blob => new Blob([text], { type });

/** File formats of a chart, by file extension. */
const formats: readonly {
  readonly title: string;
  readonly extension: string;
  readonly make: (source: Source) => Blob | Promise<Blob>;
}[] = [
  {
    title: 'SVG',
    extension: 'svg',
    make: async ({ svgText }) => textFile(await svgText(), 'image/svg+xml'),
  },
  {
    title: 'PNG',
    extension: 'png',
    make: async ({ svg, svgText }) => pngOf(await svgText(), pictureSize(svg), SCALE),
  },
  { title: 'Mermaid', extension: 'mmd', make: ({ chart }) => textFile(mermaidOf(chart), 'text/plain') },
  { title: 'JSON', extension: 'json', make: ({ chart }) => textFile(machineJson(chart), 'application/json') },
];

const Names = styled('ul', {
  columns: '14rem',
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

/** A row of its own below the buttons. */
const Status = styled('div', { '&:not(:empty)': { flexBasis: '100%' } });

/** Lists what a saved JSON file names without its code. */
function MissingCode({ chart }: { readonly chart: Chart }) {
  const missing = missingCode(chart);
  if (missing.length === 0) return null;
  return (
    <More>
      <summary>
        The JSON has {missing.length} {missing.length === 1 ? 'name without its' : 'names without their'} code
      </summary>
      <Names>
        {missing.map(({ kind, name }) => (
          <li key={`${kind} ${name}`}>
            {kind} {name}
          </li>
        ))}
      </Names>
    </More>
  );
}

/** Saves the chart as a file. */
export function ExportMenu({ chart, svg, onPlain }: ExportMenuProps) {
  const [look, setLook] = useState<Look>('neutral');
  const [fault, setFault] = useState<string>();
  /** The chart that was saved last as JSON. */
  const [json, setJson] = useState<Chart>();
  const save = async ({ title, extension, make }: (typeof formats)[number]) => {
    setFault(undefined);
    try {
      const drawn = svg.current;
      if (!drawn) return;
      const svgText = async () =>
        look === 'neutral'
          ? neutralSvg(chart, drawn, onPlain)
          : svgDocument(drawn, captionOf(chart), await embeddedFonts(drawn));
      setJson(extension === 'json' ? chart : undefined);
      download(`${chart.id}.${extension}`, await make({ chart, svg: drawn, svgText }));
    } catch (error) {
      setFault(`The ${title} file could not be created: ${errorText(error)}`);
    }
  };
  return (
    <>
      <ToolRow role="group" aria-label="Save as">
        <Select
          aria-label="Look of pictures"
          value={look}
          onChange={({ target }) => setLook(target.value === 'shown' ? 'shown' : 'neutral')}
        >
          {Object.entries(looks).map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
        {formats.map((format) => (
          <ToolButton key={format.title} type="button" onClick={() => void save(format)}>
            {format.title}
          </ToolButton>
        ))}
      </ToolRow>
      <Status role="status">{json === chart && <MissingCode chart={chart} />}</Status>
      {fault !== undefined && <Fault role="alert">{fault}</Fault>}
    </>
  );
}
