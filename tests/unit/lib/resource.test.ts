import { expect, test, vi } from 'vitest';
import { resource } from '../../../src/lib/resource';

test('a resource is loaded once, however many ask for it', async () => {
  const load = vi.fn(async () => 'text');
  const texts = resource(load);
  expect(texts.value).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([texts.load(), texts.request(), texts.load()])).toEqual(['text', 'text', 'text']);
  expect(await texts.request()).toBe('text');
  expect(texts.value).toBe('text');
  expect(load).toHaveBeenCalledOnce();
});

test('all who ask before it is here wait for one promise, so that a render can wait for it again', () => {
  const texts = resource(() => new Promise<string>(() => undefined));
  expect(texts.request()).toBe(texts.request());
  expect(texts.load()).toBe(texts.request());
});

test('a failure stays until the next load', async () => {
  const load = vi.fn(async () => 'text');
  load.mockRejectedValueOnce(new Error('Failed to fetch'));
  const texts = resource(load);
  await expect(texts.load()).rejects.toThrow('Failed to fetch');
  expect(texts.request()).toBe(texts.request());
  await expect(texts.request()).rejects.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledOnce();
  expect(texts.value).toBeUndefined();

  expect(await texts.load()).toBe('text');
  expect(texts.value).toBe('text');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a request without an answer can be given up: its late failure does not concern the next one', async () => {
  const rejected: ((error: Error) => void)[] = [];
  const load = vi.fn(() => new Promise<string>((_, reject) => rejected.push(reject)));
  const texts = resource(load);
  const first = texts.load();
  texts.giveUp();
  const second = texts.load();
  expect(second).not.toBe(first);
  rejected[0]?.(new Error('late'));
  await expect(first).rejects.toThrow('late');
  expect(texts.load()).toBe(second);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a loader that throws at once rejects as one that fails later', async () => {
  const texts = resource((): Promise<string> => {
    throw new Error('no such module');
  });
  await expect(texts.load()).rejects.toThrow('no such module');
});
