import * as v from 'valibot';
import type { SimulationChange } from '../../statechart/engine';

const scale = v.pipe(v.number(), v.minValue(0.01), v.maxValue(10));
const center = v.object({ x: v.number(), y: v.number(), scale });
const event = v.looseObject({ type: v.string() });
const ms = v.pipe(v.number(), v.minValue(0));
const change = v.union([
  v.strictObject({ event }),
  v.strictObject({ ms }),
  v.strictObject({ guard: v.string(), isTrue: v.boolean() }),
]);

const linkSchema = v.object({
  /** Index of the start. */
  start: v.optional(v.number()),
  changes: v.optional(v.array(change)),
  /** Index of the selected entry of the trace. */
  moment: v.optional(v.number()),
  folded: v.optional(v.array(v.string())),
  direction: v.optional(v.picklist(['down', 'right'])),
  center: v.optional(center),
  /** Imported text, with the name of its file and the chosen machine. */
  text: v.optional(v.string()),
  /** Length of an imported text that is too long for an address, instead of the text. */
  textLength: v.optional(v.number()),
  file: v.optional(v.string()),
  machine: v.optional(v.string()),
});

/** What the address of a page keeps, beside its path. */
export type Link = v.InferOutput<typeof linkSchema>;

/** A change of a simulation, or of the result of a guard. */
export type Recorded = SimulationChange | { readonly guard: string; readonly isTrue: boolean };

/**
 * Longest imported text that the address keeps, in characters. Code needs a third of them or less in the address, and the
 * address bar of Chrome shows at most 32 kB (`kMaxURLDisplayChars`).
 */
export const MAX_LINKED_TEXT = 80_000;
/** Longest decoded address, in bytes: a small code may stand for a huge text. */
const MAX_BYTES = 1_000_000;

const base64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const bytesOf = (code: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );

async function through(
  bytes: BlobPart,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > MAX_BYTES) throw new RangeError('The address is too long.');
    chunks.push(next.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** True if nothing differs from the page as it opens. */
const isEmpty = (link: Link): boolean => Object.values(link).every((value) => value === undefined);

/** Code for an address; empty for an empty link. */
export async function encodeLink(link: Link): Promise<string> {
  if (isEmpty(link)) return '';
  return base64Url(await through(JSON.stringify(link), new CompressionStream('deflate-raw')));
}

/** Link of a code; an empty one for a code that is damaged. */
export async function decodeLink(code: string): Promise<Link> {
  if (code === '') return {};
  try {
    const bytes = await through(bytesOf(code), new DecompressionStream('deflate-raw'));
    return v.parse(linkSchema, JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return {};
  }
}
