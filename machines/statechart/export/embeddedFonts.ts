/** The names in a list of font families, without quotes. */
const familiesIn = (list: string): readonly string[] =>
  list.split(',').map((name) => name.trim().replace(/^["']|["']$/g, ''));

const familiesOf = (svg: SVGSVGElement): ReadonlySet<string> =>
  new Set(
    [...svg.querySelectorAll('text, tspan')].flatMap((text) =>
      familiesIn(getComputedStyle(text).getPropertyValue('font-family')),
    ),
  );

/** Font rules of a style sheet; empty if it may not be read. */
function faceRules(sheet: CSSStyleSheet | CSSGroupingRule): readonly CSSFontFaceRule[] {
  try {
    return [...sheet.cssRules].flatMap((rule) => {
      if (rule instanceof CSSFontFaceRule) return rule;
      return rule instanceof CSSGroupingRule ? faceRules(rule) : [];
    });
  } catch {
    return [];
  }
}

const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** A font rule with its file as data; empty if there is no file, or it cannot be fetched. */
async function embedded({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\(["']?([^"')]+)["']?\)/.exec(style.getPropertyValue('src')) ?? [];
  if (address === undefined) return '';
  try {
    const response = await fetch(new URL(address, parentStyleSheet?.href ?? document.baseURI));
    if (!response.ok) return '';
    const descriptors = ['font-family', 'font-weight', 'font-style', 'unicode-range']
      .map((name) => [name, style.getPropertyValue(name)] as const)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name}:${value};`);
    return `@font-face{${descriptors.join('')}src:url(${await dataAddress(await response.blob())})}`;
  } catch {
    return '';
  }
}

/**
 * Font rules of a drawing with their files as data, for a standalone document: a picture in an `<img>` may not fetch
 * anything. Fonts that cannot be fetched are left out; the next font of the list replaces them.
 */
export async function embeddedFonts(svg: SVGSVGElement): Promise<string> {
  const used = familiesOf(svg);
  const rules = [...document.styleSheets]
    .flatMap(faceRules)
    .filter(({ style }) => familiesIn(style.getPropertyValue('font-family')).some((name) => used.has(name)));
  return (await Promise.all(rules.map(embedded))).join('');
}
