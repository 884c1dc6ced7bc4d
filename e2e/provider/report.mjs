import { points } from './points.mjs';

/** @typedef {import('./observe.mjs').Observations} Observations */

const entries = Object.entries(points);

/** @param {Observations} observations @returns the texts of required points that were not seen. */
const missingPoints = ({ seen }) =>
  entries.flatMap(([name, { text, note }]) => (seen.has(name) || note ? [] : [text]));

/**
 * Whether the required points were seen and the policy refused nothing.
 * @param {Observations} observations
 */
export const isComplete = (observations) =>
  missingPoints(observations).length === 0 &&
  observations.refused.size === 0 &&
  observations.failures.length === 0;

/**
 * The report for the owner: each point of the contract, the hosts that were refused or did not answer, and what to do.
 * @param {Observations} observations
 * @returns {string}
 */
export function reportOf(observations) {
  const { seen, refused, unreachable, failures } = observations;
  const lineOf = ([name, { text, note }]) => {
    if (seen.has(name)) return `  [x] ${text}: ${seen.get(name)}`;
    return note ? `  [-] ${text}: not seen, ${note}` : `  [ ] ${text}: not seen`;
  };
  const linesOf = (part) => entries.filter(([, point]) => point.of === part).map(lineOf);
  const section = (title, lines) => (lines.length > 0 ? ['', title, ...lines] : []);
  const missing = missingPoints(observations);
  return [
    ...['Form', ...linesOf('form')],
    ...section('Chat', linesOf('chat')),
    ...section(
      'Reported by the form',
      failures.map((name) => `  ${name}`),
    ),
    ...section(
      'Refused by the security policy: add what you need to src/build/providerSources.ts',
      [...refused].map(([source, times]) => `  ${source} (${times} times)`),
    ),
    ...section(
      'Did not answer: is this computer offline, or does a firewall or an ad blocker stop them?',
      [...unreachable].map(([host, reason]) => `  ${host} (${reason})`),
    ),
    '',
    isComplete(observations)
      ? 'Every required point was seen, and the policy refused nothing.'
      : `${missing.length} required points were not seen, ${refused.size} sources were refused.`,
  ].join('\n');
}
