/** Long enough for any browser to begin to save a file, in ms. */
const SAVING_MS = 10_000;

/** Saves a file where the browser puts downloads. @param name with its ending. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVING_MS);
}
