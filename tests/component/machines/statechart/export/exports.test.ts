import { afterEach, describe, expect, test, vi } from 'vitest';
import { download } from '../../../../../machines/statechart/export/download';
import { fittingScale } from '../../../../../machines/statechart/export/pngOf';
import {
  type PictureOptions,
  pictureSize,
  svgDocument,
} from '../../../../../machines/statechart/export/svgDocument';

/** A drawing like the viewer's: moved, zoomed, and with buttons. */
function drawing(): SVGSVGElement {
  document.body.innerHTML = `
    <div style="background-color: rgb(250, 248, 240)">
      <svg class="window" tabindex="0" aria-hidden="true" data-width="300" data-height="200">
        <defs><pattern id="grid"><path d="M0 0" /></pattern></defs>
        <rect data-control="" fill="url(#grid)" />
        <g data-drawing="" style="transform: scale(2)" transform="scale(2)">
          <g data-state="m.a" class="state" onclick="press()" role="button" tabindex="0" style="fill: rgb(1, 2, 3)">
            <rect x="1" y="2" width="30" height="20" style="fill: rgb(1, 2, 3); stroke-dasharray: 4 2; opacity: 0.5" />
            <text style="font-family: 'IBM Plex Mono', monospace; paint-order: stroke">a &lt; "b" &amp; c</text>
            <g data-control=""><title>Fold</title><rect width="14" height="14" /></g>
          </g>
        </g>
      </svg>
    </div>`;
  const svg = document.querySelector('svg');
  if (!svg) throw new Error('There is no drawing.');
  return svg;
}

const caption = { title: 'Statechart of m', description: 'The states of "m" & what joins them.' };

/** The exported document, parsed again. */
function readAgain(options?: PictureOptions): Element {
  const text = svgDocument(drawing(), caption, options);
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  return documentElement;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('an exported SVG', () => {
  test('is a document of its own, which says what it shows', () => {
    const svg = readAgain();
    expect([svg.localName, svg.namespaceURI]).toEqual(['svg', 'http://www.w3.org/2000/svg']);
    expect(svg.querySelector('title')?.textContent).toBe(caption.title);
    expect(svg.querySelector('desc')?.textContent).toBe(caption.description);
    expect(svg.getAttribute('role')).toBe('img');
  });

  test('has no paper on request', () => {
    const rects = (svg: Element) => svg.querySelectorAll('rect').length;
    expect(rects(readAgain()) - rects(readAgain({ isTransparent: true }))).toBe(1);
  });

  test('shows the whole chart with paper around it, unmoved and unzoomed', () => {
    const svg = readAgain();
    expect(svg.getAttribute('viewBox')).toBe('-24 -24 348 248');
    expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual(['348', '248']);
    expect(pictureSize(drawing())).toEqual({ width: 348, height: 248 });
    expect(svg.innerHTML).not.toContain('scale');
    const paper = svg.querySelector('rect');
    expect([paper?.getAttribute('fill'), paper?.getAttribute('width')]).toEqual([
      'rgb(250, 248, 240)',
      '348',
    ]);
  });

  test('has its look written into it, each property where it begins to hold', () => {
    const svg = readAgain();
    const [, box] = svg.querySelectorAll('rect');
    expect(box?.parentElement?.getAttribute('fill')).toBe('rgb(1, 2, 3)');
    expect(box?.hasAttribute('fill')).toBe(false);
    expect([box?.getAttribute('stroke-dasharray'), box?.getAttribute('opacity')]).toEqual(['4 2', '0.5']);
    const text = svg.querySelector('text');
    expect(text?.getAttribute('font-family')).toMatch(/IBM Plex Mono.*monospace/);
    expect(text?.getAttribute('paint-order')).toBe('stroke');
    expect(text?.textContent).toBe('a < "b" & c');
  });

  test('has nothing of the screen in it: no class, no script, nothing to press or to reach by keyboard', () => {
    const svg = readAgain();
    expect(svg.querySelectorAll('defs, pattern, script')).toHaveLength(0);
    expect(svg.querySelectorAll('title')).toHaveLength(1);
    const names = [...svg.querySelectorAll('*')].flatMap((each) =>
      [...each.attributes].map(({ name }) => name),
    );
    expect(names.filter((name) => /^(class|style|tabindex|on|data-|aria-)/.test(name))).toEqual([]);
  });

  test('leaves the drawing on the screen as it is', () => {
    const svg = drawing();
    const before = svg.outerHTML;
    svgDocument(svg, caption);
    expect(svg.outerHTML).toBe(before);
  });

  test('can bring its fonts', () => {
    const rule = '@font-face{font-family:"IBM Plex Mono";src:url(data:font/woff2;base64,AAAA)}';
    expect(readAgain({ fonts: rule }).querySelector('style')?.textContent).toBe(rule);
    expect(readAgain().querySelector('style')).toBeNull();
  });
});

describe('the scale of a picture', () => {
  test.each([
    ['is the one that is wanted', { width: 1_000, height: 500 }, 2],
    ['keeps a long side within what browsers paint', { width: 16_384, height: 100 }, 1],
    ['keeps the area within what browsers paint', { width: 16_384, height: 16_384 }, Math.SQRT1_2],
  ])('%s', (_what, size, scale) => {
    expect(fittingScale(size, 2)).toBeCloseTo(scale);
  });
});

test('a download is a link that is pressed, and its address is given back afterwards', () => {
  vi.useFakeTimers();
  const give = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chart');
  const giveBack = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const pressed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(`${this.download} ${this.href}`);
  });
  const content = new Blob(['{}']);
  download('door.json', content);
  expect([give.mock.calls, pressed, giveBack.mock.calls]).toEqual([
    [[content]],
    ['door.json blob:chart'],
    [],
  ]);
  vi.runAllTimers();
  expect(giveBack).toHaveBeenCalledWith('blob:chart');
  vi.useRealTimers();
});
