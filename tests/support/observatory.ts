import type { Headers } from '../../src/build/responseHeaders';

/** One rule of the MDN HTTP Observatory: what it looks at, and the points that it gives or takes. */
interface Score {
  readonly rule: string;
  readonly points: number;
}

const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const INLINE = new Set(["'unsafe-inline'", 'data:']);
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/** The sources of each directive. */
const parsePolicy = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name.toLowerCase(), sources] as const;
    }),
  );

function policyPoints(text: string | undefined): number {
  if (!text) return -25;
  const policy = parsePolicy(text);
  const fallback = policy.get('default-src') ?? ['*'];
  const sourcesOf = (name: string) => {
    const sources = policy.get(name) ?? fallback;
    // A browser ignores 'unsafe-inline' beside a hash or a nonce.
    return sources.some((source) => /^'(sha\d{3}|nonce)-/.test(source))
      ? sources.filter((source) => source !== "'unsafe-inline'")
      : sources;
  };
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map(sourcesOf);
  const isUnsafe = (source: string) => BROAD.has(source) || INLINE.has(source);
  const isInsecure = (source: string) => /^(http|ftp):/.test(source);
  const passive = [...sourcesOf('img-src'), ...sourcesOf('media-src')];
  const active = [...policy]
    .filter(([name]) => !['img-src', 'media-src', 'report-uri'].includes(name))
    .flatMap(([, sources]) => sources);
  if (scripts?.some(isUnsafe) || objects?.some((source) => BROAD.has(source))) return -20;
  if (active.some(isInsecure)) return -20;
  if ([...(scripts ?? []), ...(styles ?? [])].includes("'unsafe-eval'")) return -10;
  if (passive.some(isInsecure)) return -10;
  if (styles?.some(isUnsafe)) return 0;
  return fallback.join(' ') === "'none'" ? 10 : 5;
}

/**
 * The points of a response by the rules of the MDN HTTP Observatory (mdn/mdn-http-observatory, `src/grader/charts.js` and
 * `src/analyzer/tests`). The site sets no cookies, allows no other origin by CORS, and no document names a script by its
 * address: these rules give and take nothing. The redirect to https is the host's.
 */
export function observatoryScores(headers: Headers): readonly Score[] {
  const {
    'Content-Security-Policy': policy,
    'Referrer-Policy': referrer = '',
    'Strict-Transport-Security': transport = '',
    'X-Content-Type-Options': contentType,
    'X-Frame-Options': frame = '',
    'Cross-Origin-Opener-Policy': opener = '',
    'Cross-Origin-Resource-Policy': resource = '',
  } = headers;
  const ancestors = parsePolicy(policy ?? '').get('frame-ancestors');
  const isFramed =
    !/^(DENY|SAMEORIGIN)$/i.test(frame) && (ancestors ?? ['*']).some((source) => BROAD.has(source));
  const maxAge = Number(transport.match(/max-age=(\d+)/)?.[1] ?? -1);
  return [
    { rule: 'Content-Security-Policy', points: policyPoints(policy) },
    { rule: 'X-Frame-Options or frame-ancestors', points: isFramed ? -20 : 5 },
    { rule: 'Referrer-Policy', points: PRIVATE_REFERRERS.includes(referrer) ? 5 : referrer === '' ? 0 : -5 },
    { rule: 'Strict-Transport-Security', points: maxAge < 0 ? -20 : maxAge < 15_768_000 ? -10 : 0 },
    { rule: 'X-Content-Type-Options', points: contentType === 'nosniff' ? 0 : -5 },
    {
      rule: 'Cross-Origin-Opener-Policy',
      points: ['same-origin', 'same-origin-allow-popups'].includes(opener) ? 10 : 0,
    },
    {
      rule: 'Cross-Origin-Resource-Policy',
      points: ['same-origin', 'same-site'].includes(resource) ? 10 : 0,
    },
  ];
}

/** The total: bonuses count only when the penalties leave 90 points. */
export function observatoryTotal(headers: Headers): number {
  const points = observatoryScores(headers).map((score) => score.points);
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
  const base = 100 + sum(points.filter((each) => each < 0));
  return base >= 90 ? base + sum(points.filter((each) => each > 0)) : base;
}
