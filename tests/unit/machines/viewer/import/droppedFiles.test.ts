import { expect, test, vi } from 'vitest';
import { droppedFiles } from '../../../../../machines/viewer/import/droppedFiles';

const opening = (name: string) => Promise.resolve({ name, text: '', handle: undefined });

test('a file waits for the import page, which gets it once', () => {
  const files = droppedFiles();
  const [first, second] = [opening('a.ts'), opening('b.ts')];
  files.add(first);
  files.add(second);
  const onFile = vi.fn();
  files.subscribe(onFile)();
  expect(onFile.mock.calls).toEqual([[second]]);
  files.subscribe(onFile);
  expect(onFile).toHaveBeenCalledOnce();
});

test('the import page gets a file at once, until it is left', () => {
  const files = droppedFiles();
  const onFile = vi.fn();
  const stop = files.subscribe(onFile);
  const first = opening('a.ts');
  files.add(first);
  expect(onFile.mock.calls).toEqual([[first]]);
  stop();
  files.add(opening('b.ts'));
  expect(onFile).toHaveBeenCalledOnce();
});
