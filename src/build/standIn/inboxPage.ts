import { escapeHtml } from '../escapeHtml';

/** A submission that the stand-in of the Forms API has accepted. */
export interface Entry {
  readonly receivedAt: Date;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  readonly context: { readonly pageUri: string; readonly pageName: string };
}

const STYLES = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 46rem; margin: 3rem auto; padding: 0 1rem }
ol { list-style: none; padding: 0 }
li { border-top: 1px solid; padding: 1rem 0 }
dl { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: .25rem 1rem }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
small { overflow-wrap: anywhere }
`;

export const inboxHeaders = {
  'Content-Type': 'text/html;charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
} as const;

function entryHtml({ receivedAt, fields, context }: Entry): string {
  const rows = fields.map(({ name, value }) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
  const page = `${context.pageName} ${context.pageUri}`.trim();
  return `<li><time datetime="${receivedAt.toISOString()}">${receivedAt.toLocaleString('en-US')}</time>
<dl>${rows.join('')}</dl><small>${escapeHtml(page)}</small></li>`;
}

/** The page that lists what has arrived, newest first. */
export const inboxPage = (entries: readonly Entry[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Inbox of the demo</title>
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>Inbox of the demo</h1>
<p>Messages that the built-in forms have sent to the stand-in for HubSpot since the server started. <a href="">Reload</a></p>
${entries.length === 0 ? '<p>Nothing has arrived yet.</p>' : `<ol>${entries.map(entryHtml).join('\n')}</ol>`}
</main>
</body>
</html>
`;
