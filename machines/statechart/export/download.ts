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
