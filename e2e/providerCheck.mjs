/**
 * npm run provider:check: builds the site with your HubSpot ids, opens its contact page in a browser, and prints which points
 * of the contract with HubSpot were seen, and which hosts the security policy refused. Exits with 1 if a point is missing or
 * a host was refused, and with 2 if it could not start.
 */
import { parseArgs } from 'node:util';
import { check, hasDisplay, readProvider, serveBuild } from './provider/check.mjs';
import { isComplete, reportOf } from './provider/report.mjs';

const USAGE = `Usage: HUBSPOT_PORTAL_ID=12345678 HUBSPOT_FORM_ID=01234567-89ab-cdef-0123-456789abcdef \\
  [HUBSPOT_REGION=eu1] npm run provider:check -- [options]
  --headless    without a window
  --seconds N   longest time (default: 60)`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      headless: { type: 'boolean', default: !hasDisplay() },
      seconds: { type: 'string', default: '60' },
    },
  });
  if (!/^[1-9]\d*$/.test(values.seconds))
    throw new Error(`--seconds: got "${values.seconds}", wants a whole number from 1`);
  return { isHeadless: values.headless, seconds: Number(values.seconds) };
}

async function run() {
  const options = readOptions();
  const provider = await readProvider(process.env);
  console.log('Building the site ...');
  const { address, stop } = await serveBuild(process.env);
  const wait = options.isHeadless
    ? 'in a browser without a window'
    : 'in a window: send the form, look at the chat, then close it';
  console.log(`Form ${provider.formId} of account ${provider.portalId} (${provider.region}),`);
  console.log(`on ${address}/contact ${wait}. Longest time: ${options.seconds} s.\n`);
  const observations = await check(`${address}/contact`, provider, options).finally(stop);
  console.log(reportOf(observations));
  return isComplete(observations) ? 0 : 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  process.exitCode = 2;
}
