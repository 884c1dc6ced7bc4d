import type { PictureSize } from './svgDocument';

/** Longest side and largest area that every browser can paint, in px of the picture. */
const MAX_SIDE = 16_384;
const MAX_AREA = 16_384 * 8_192;

/** The requested scale, or the largest one at which the picture can be painted. */
export const fittingScale = ({ width, height }: PictureSize, wanted: number): number =>
  Math.min(wanted, MAX_SIDE / width, MAX_SIDE / height, Math.sqrt(MAX_AREA / (width * height)));

/**
 * Paints an SVG document.
 * @param svgText standalone: it refers to no other file.
 * @param size in px, at a scale of 1.
 * @param scale px of the picture for each px of the drawing; reduced if the picture would be too large.
 * @throws Error if the browser cannot read or paint it.
 */
export async function pngOf(svgText: string, size: PictureSize, scale: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svgText], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const fitting = fittingScale(size, scale);
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(size.width * fitting);
    canvas.height = Math.floor(size.height * fitting);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('The picture could not be painted.');
    return blob;
  } finally {
    URL.revokeObjectURL(address);
  }
}
