import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { startDevelopment } from './startSite.mjs';

/**
 * Serves the development server at the port of the argument, with one difference: the development server builds everything
 * again for each page, and here the answers of the first build stay, with a tag by which the browser keeps them compiled.
 */
const [, , port = ''] = process.argv;

const { address } = await startDevelopment();
const answers = new Map();

async function fetchAnswer(url) {
  const response = await fetch(address + url);
  const body = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    body,
    headers: {
      'content-type': response.headers.get('content-type') ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      etag: `"${createHash('sha256').update(body).digest('hex')}"`,
    },
  };
}

/** The first answer to an address; one that fails is not kept. */
function answerTo(url) {
  const answer = answers.get(url) ?? fetchAnswer(url);
  answers.set(url, answer);
  answer.catch(() => answers.delete(url));
  return answer;
}

const server = createServer(async ({ url = '/', headers: asked }, response) => {
  // The stream that reloads the page after a change: a reload would end a test.
  if (url === '/esbuild') {
    response.writeHead(204).end();
    return;
  }
  try {
    const { status, headers, body } = await answerTo(url);
    const isKnown = asked['if-none-match'] === headers.etag;
    response.writeHead(isKnown ? 304 : status, headers).end(isKnown ? undefined : body);
  } catch (error) {
    response.writeHead(502).end(String(error));
  }
});
server.listen(Number(port));
