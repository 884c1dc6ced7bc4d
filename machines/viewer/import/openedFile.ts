/** A file that the reader opened or dropped. */
export interface OpenedFile {
  readonly name: string;
  readonly text: string;
  /** Reads the file again after it was saved; undefined in browsers without the File System Access API. */
  readonly handle: FileSystemFileHandle | undefined;
}

/** File System Access, which Firefox and Safari do not have. */
interface FilePicker {
  readonly showOpenFilePicker?: (options: {
    readonly types: readonly { readonly description: string; readonly accept: Record<string, string[]> }[];
  }) => Promise<readonly FileSystemFileHandle[]>;
}
const picker = window as Window & FilePicker;

/** Endings of the files that can be read. */
export const endings = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.json'];

const isFileHandle = (handle: FileSystemHandle | null): handle is FileSystemFileHandle =>
  handle?.kind === 'file';

/** True if the browser can keep a file open. */
export const canKeepFiles = picker.showOpenFilePicker !== undefined;

/** Reads a file without keeping it. */
export const readFile = async (file: File): Promise<OpenedFile> => ({
  name: file.name,
  text: await file.text(),
  handle: undefined,
});

/** Reads a file that can be read again. */
export const readHandle = async (handle: FileSystemFileHandle): Promise<OpenedFile> => ({
  ...(await readFile(await handle.getFile())),
  handle,
});

/** Asks for a file; undefined if the reader cancels. */
export async function pickFile(): Promise<OpenedFile | undefined> {
  const types = [{ description: 'State machines', accept: { 'text/plain': endings } }];
  try {
    const [handle] = (await picker.showOpenFilePicker?.({ types })) ?? [];
    return handle && (await readHandle(handle));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

interface DroppedItem {
  readonly getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
}

/** The first dropped file; undefined if something else was dropped. */
export async function droppedFile({ items, files }: DataTransfer): Promise<OpenedFile | undefined> {
  const [file] = files;
  const [item]: (DataTransferItem & DroppedItem)[] = [...items];
  // Both must be read before the first wait, because the drop ends with it.
  const handle = (await item?.getAsFileSystemHandle?.()) ?? null;
  if (isFileHandle(handle)) return readHandle(handle);
  return file && readFile(file);
}
