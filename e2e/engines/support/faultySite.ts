import { createServer, request } from 'node:http';

/** A server in front of the site, whose answers can be held back or refused, in every engine alike. */
export interface FaultySite {
  readonly address: string;
  /** Holds the answers to matching paths; returns a function that delivers them. */
  hold(pattern: RegExp): () => void;
  /** Closes the connection of matching requests; returns a function that ends this. */
  refuse(pattern: RegExp): () => void;
  /** Ends all faults. */
  mend(): void;
  close(): Promise<void>;
}

/** Starts the server on a free port. @param site the port of the built site on this machine. */
export async function startFaultySite(site: number): Promise<FaultySite> {
  const refused = new Set<RegExp>();
  const held = new Map<RegExp, { readonly wait: Promise<void>; readonly release: () => void }>();
  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '/';
    for (const [pattern, { wait }] of held) if (pattern.test(path)) await wait;
    if ([...refused].some((pattern) => pattern.test(path))) {
      outgoing.destroy();
      return;
    }
    const { method, headers } = incoming;
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
  const mend = () => {
    refused.clear();
    for (const { release } of held.values()) release();
    held.clear();
  };
  return {
    address: `http://localhost:${bound.port}`,
    hold: (pattern) => {
      let release = () => {};
      const wait = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.set(pattern, { wait, release });
      return () => {
        held.delete(pattern);
        release();
      };
    },
    refuse: (pattern) => {
      refused.add(pattern);
      return () => refused.delete(pattern);
    },
    mend,
    close: () => {
      mend();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
