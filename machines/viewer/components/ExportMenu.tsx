import { useState } from 'react';
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
import { Note } from './Panel';
import { Select } from './Select';
import { ToolButton, ToolRow } from './ToolButton';
import type { DisplayedDrawing } from './useDrawing';

interface ExportMenuProps {
  readonly chart: Chart;
  readonly drawing: DisplayedDrawing;
  /** Draws the chart without the states of the simulation while it is true. */
  readonly onPlain: (isPlain: boolean) => void;
}

/** Px of a picture for each px of the drawing. */
const SCALE = 2;

/**
 * `neutral` has the colors and fonts of the library and no highlights, `clear` is the same with a transparent ground, `shown` is
 * the chart as it is displayed.
 */
const looks = { neutral: 'Neutral colors', clear: 'No background', shown: 'As displayed' } as const;
type Look = keyof typeof looks;

const isLook = (value: string): value is Look => Object.hasOwn(looks, value);

const captionOf = ({ id, nodes }: Chart) => ({
  title: `Statechart of ${id}`,
  description: nodes[0]?.description ?? '',
});

/** Picture in the colors and fonts of the library. The drawing has them for the moment in which it is copied. */
function neutralSvg(
  chart: Chart,
  svg: SVGSVGElement,
  isTransparent: boolean,
  onPlain: ExportMenuProps['onPlain'],
): string {
  const style = svg.getAttribute('style') ?? '';
  try {
    svg.dataset.plain = '';
    for (const name of Object.keys(statechartTheme)) svg.style.setProperty(name, 'initial');
    svg.style.backgroundColor = 'white';
    flushSync(() => onPlain(true));
    return svgDocument(svg, captionOf(chart), { isTransparent });
  } finally {
    delete svg.dataset.plain;
    svg.setAttribute('style', style);
    flushSync(() => onPlain(false));
  }
}

const textFile = (text: string, type: string): Blob => new Blob([text], { type });

/** A picture that is being saved. */
interface Source {
  readonly svg: SVGSVGElement;
  readonly svgText: string;
}

interface Format {
  readonly title: string;
  readonly extension: string;
}

/** Formats that show the drawing. */
const pictures: readonly (Format & { readonly make: (source: Source) => Blob | Promise<Blob> })[] = [
  { title: 'SVG', extension: 'svg', make: ({ svgText }) => textFile(svgText, 'image/svg+xml') },
  { title: 'PNG', extension: 'png', make: ({ svg, svgText }) => pngOf(svgText, pictureSize(svg), SCALE) },
];

/** Formats that need no drawing. */
const texts: readonly (Format & { readonly make: (chart: Chart) => Blob })[] = [
  { title: 'Mermaid', extension: 'mmd', make: (chart) => textFile(mermaidOf(chart), 'text/plain') },
  { title: 'JSON', extension: 'json', make: (chart) => textFile(machineJson(chart), 'application/json') },
];

const Names = styled('ul', {
  columns: '14rem',
  fontFamily: fonts.mono,
  fontSize: fontSizes.mono,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

/** A row of its own below the buttons, which does not widen them. */
const Status = styled('div', { '&:not(:empty)': { flexBasis: '100%', contain: 'inline-size' } });

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

const without = (titles: readonly string[], title: string) => titles.filter((each) => each !== title);

/** Saves the chart as a file. A picture waits for the layout under way. */
export function ExportMenu({ chart, drawing, onPlain }: ExportMenuProps) {
  const [look, setLook] = useState<Look>('neutral');
  const [fault, setFault] = useState<string>();
  /** The chart that was saved last as JSON. */
  const [json, setJson] = useState<Chart>();
  /** Titles of the pictures that wait for the layout. */
  const [waiting, setWaiting] = useState<readonly string[]>([]);

  const save = async ({ title, extension }: Format, make: () => Blob | Promise<Blob>) => {
    setFault(undefined);
    setJson(extension === 'json' ? chart : undefined);
    try {
      download(`${chart.id}.${extension}`, await make());
    } catch (error) {
      setFault(`The ${title} file could not be created: ${errorText(error)}`);
    }
  };
  const drawn = async (title: string) => {
    if (drawing.isBusy()) setWaiting((before) => [...before, title]);
    try {
      return await drawing.whenDrawn();
    } finally {
      setWaiting((before) => without(before, title));
    }
  };
  const savePicture = (picture: (typeof pictures)[number]) =>
    save(picture, async () => {
      const svg = await drawn(picture.title);
      const svgText =
        look === 'shown'
          ? svgDocument(svg, captionOf(chart), { fonts: await embeddedFonts(svg) })
          : neutralSvg(chart, svg, look === 'clear', onPlain);
      return picture.make({ svg, svgText });
    });

  return (
    <>
      <ToolRow role="group" aria-label="Save as">
        <Select
          aria-label="Look of pictures"
          value={look}
          onChange={({ target: { value } }) => isLook(value) && setLook(value)}
        >
          {Object.entries(looks).map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
        {pictures.map((picture) => (
          <ToolButton
            key={picture.title}
            type="button"
            aria-disabled={waiting.includes(picture.title)}
            onClick={() => {
              if (!waiting.includes(picture.title)) void savePicture(picture);
            }}
          >
            {picture.title}
          </ToolButton>
        ))}
        {texts.map((format) => (
          <ToolButton
            key={format.title}
            type="button"
            onClick={() => void save(format, () => format.make(chart))}
          >
            {format.title}
          </ToolButton>
        ))}
      </ToolRow>
      <Status role="status">
        {waiting.length > 0 && <Note>{waiting.join(' and ')} will be saved when the chart is laid out.</Note>}
        {json === chart && <MissingCode chart={chart} />}
      </Status>
      {fault !== undefined && <Fault role="alert">{fault}</Fault>}
    </>
  );
}
