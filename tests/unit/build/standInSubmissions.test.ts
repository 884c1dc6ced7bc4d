import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standInSubmissions } from '../../../src/build/standIn/submissions';

let server: Server;
let origin: string;

beforeAll(async () => {
  const standIn = standInSubmissions('/site', { usual: 0, slow: 0 });
  server = createServer((request, response) => {
    if (!standIn(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}/site/stand-in`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
});

const field = (name: string, value: string) => ({ objectTypeId: '0-1', name, value });
const valid = [field('firstname', 'Ada'), field('email', 'ada@example.com'), field('company', 'Engines')];

/** Posts fields from a page with a fault; returns the status and the types of the errors. */
async function post(message: string, fault = '', body?: string) {
  const response = await fetch(`${origin}/submissions/v3/integration/submit/1/2`, {
    method: 'POST',
    body:
      body ??
      JSON.stringify({
        fields: [...valid, field('message', message)],
        context: { pageUri: `https://example.com/contact?delivery=${fault}`, pageName: 'Contact' },
      }),
  });
  const { errors = [] } = await response.json();
  return [response.status, ...errors.map(({ errorType }: { errorType: string }) => errorType)];
}

/** The messages that have arrived. */
const inbox = async (): Promise<readonly string[]> => {
  const entries: readonly { fields: readonly { name: string; value: string }[] }[] = await (
    await fetch(`${origin}/inbox`)
  ).json();
  return entries.map(({ fields }) => fields.find(({ name }) => name === 'message')?.value ?? '');
};

describe('the stand-in of the Forms API', () => {
  test('lists what has arrived, newest first', async () => {
    expect(await inbox()).toEqual([]);
    expect(await post('The first message.')).toEqual([200]);
    expect(await post('The second: zwölf Größen.')).toEqual([200]);
    expect(await inbox()).toEqual(['The second: zwölf Größen.', 'The first message.']);
  });

  test.each([
    ['slow', [200]],
    ['failing', [500]],
    ['invalid', [400, 'INVALID_EMAIL']],
    ['missing-property', [400, 'FIELD_NOT_IN_FORM_DEFINITION']],
    ['of another kind', [200]],
  ])('answers a page with the fault %s', async (fault, answer) => {
    expect(await post(`With ${fault}.`, fault)).toEqual(answer);
    expect((await inbox()).includes(`With ${fault}.`)).toBe(answer[0] === 200);
  });

  test('refuses what is no submission', async () => {
    expect(await post('', '', 'no JSON')).toEqual([400]);
    expect(await post('', '', '{}')).toEqual([400]);
    expect(await post('', '', `"${'x'.repeat(200_000)}"`)).toEqual([400]);
  });

  test('leaves all other requests to the site', async () => {
    const status = async (path: string, method = 'GET') => (await fetch(origin + path, { method })).status;
    expect(await status('/forms.js')).toBe(404);
    expect(await status('/inbox', 'POST')).toBe(404);
    expect(await status('/submissions/v3/integration/submit/1/2')).toBe(404);
  });
});
