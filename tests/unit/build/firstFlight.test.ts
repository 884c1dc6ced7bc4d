import { createServer } from 'node:http2';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { documentHeaders, type HostedDocument, type Hosting } from '../../../src/build/hosts/hosting';
import { siteHosting } from '../../support/hosting';

/** What a host adds to the headers of the site. */
const ofHost = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  vary: 'Accept-Encoding',
  etag: '"6921f0b9-3464"',
  'last-modified': 'Sun, 22 Nov 2026 19:43:21 GMT',
};

/** Start of a connection (RFC 9113), empty settings, and `GET http://x/` by entries of the static table (RFC 7541). */
const REQUEST = Buffer.concat([
  Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  Buffer.from('000000040000000000', 'hex'),
  Buffer.from('000006010500000001828684410178', 'hex'),
]);
const FRAME_HEAD = 9;
const HEADERS_FRAME = 1;

/** Bytes of the frame that contains the headers; undefined before it has arrived. */
function headersFrame(received: Buffer): number | undefined {
  let start = 0;
  while (start + FRAME_HEAD <= received.length) {
    const length = FRAME_HEAD + received.readUIntBE(start, 3);
    if (received[start + 3] === HEADERS_FRAME) return length;
    start += length;
  }
  return undefined;
}

/** Bytes that the headers of a document take over HTTP/2, on a new connection. */
async function bytesOverHttp2(hosting: Hosting, document: HostedDocument): Promise<number> {
  const server = createServer();
  server.on('stream', (stream) => {
    stream.respond({ ':status': 200, ...documentHeaders(hosting, document), ...ofHost }, { endStream: true });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0);
  const bytes = await new Promise<number>((resolve, reject) => {
    let received = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part]);
      const length = headersFrame(received);
      if (length !== undefined) resolve(length);
    });
    socket.write(REQUEST);
  });
  socket.destroy();
  await new Promise((resolve) => server.close(resolve));
  return bytes;
}

test.each([
  ['in demo mode', siteHosting({ isDemo: true }), 750],
  ['with the hosts of the provider', siteHosting(), 1_150],
])('the headers of a document %s stay small over HTTP/2', async (_name, hosting, limit) => {
  const [longest] = [...hosting.documents].sort((first, second) => second.link.length - first.link.length);
  if (!longest) throw new Error('There are no documents.');
  const bytes = await bytesOverHttp2(hosting, longest);
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(limit);
});
