/**
 * npm run machines:paths -- [machine] [--to STATE] [--json]: prints paths through the machines, step by step, for testers
 * who walk them by hand and for other tools: those that show all of a machine, or the shortest ones to a state. A wrong
 * machine, state or option is answered with the right ones, and exits with 2.
 */
import { parseArgs } from 'node:util';
import { loadForNode } from './loadForNode.mjs';

const USAGE = 'Usage: npm run machines:paths -- [machine] [--to STATE] [--json]';

/** Says what is wrong with the request, and ends. */
function refuse({ message }) {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}

function readRequest() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const [machine, ...others] = positionals;
  if (others.length > 0) throw new Error(`One machine at a time: got ${positionals.join(', ')}`);
  return { machine, ...values };
}

const request = (() => {
  try {
    return readRequest();
  } catch (error) {
    return refuse(error);
  }
})();
const { sitePaths, reportText, RequestError } = await loadForNode('machines/cli/sitePaths.ts');
try {
  const reports = sitePaths(request);
  console.log(request.json ? JSON.stringify(reports, null, 2) : reports.map(reportText).join('\n\n'));
} catch (error) {
  if (error instanceof RequestError) refuse(error);
  throw error;
}
