import { createServer, request } from 'node:http';

/** A server in front of the site that can hold back or refuse a script, in every engine alike. */
export interface FaultySite {
  readonly address: string;
  /** Holds back the bundle from now on. */
  hold(): void;
  /** Closes the connection of each request for the script of the form provider from now on. */
  refuseForm(): void;
  /** Ends all faults and delivers the requests that are held back. */
  release(): void;
  close(): void;
}

/** Starts the server on a free port. @param site the port of the built site on this machine. */
export async function startFaultySite(site: number): Promise<FaultySite> {
  let isHolding = false;
  let isRefusing = false;
  const held: (() => void)[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { method, headers, url: path = '/' } = incoming;
    if (isHolding && path.startsWith('/assets/main-'))
      await new Promise<void>((resolve) => held.push(resolve));
    if (isRefusing && path.startsWith('/stand-in/forms.js')) {
      outgoing.destroy();
      return;
    }
    const forwarded = request({ port: site, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  const release = () => {
    isHolding = false;
    isRefusing = false;
    for (const deliver of held.splice(0)) deliver();
  };
  return {
    address: `http://localhost:${bound.port}`,
    hold: () => {
      isHolding = true;
    },
    refuseForm: () => {
      isRefusing = true;
    },
    release,
    close: () => {
      release();
      server.close();
      server.closeAllConnections();
    },
  };
}
