/** Time in which every browser starts to save a file, in ms. */
const SAVING_MS = 10_000;

/** Downloads a file. @param name with its extension. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVING_MS);
}

/**
 * Paints an SVG document as PNG.
 * @param svgText standalone: it refers to no other file.
 * @param scale px of the picture for each px of the drawing.
 * @throws Error if the browser cannot read or paint it.
 */
export async function pngOf(svgText: string, scale: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svgText], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.floor(image.naturalWidth * scale);
    canvas.height = Math.floor(image.naturalHeight * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('The picture could not be painted.');
    return blob;
  } finally {
    URL.revokeObjectURL(address);
  }
}
