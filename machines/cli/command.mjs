/** Options of every command that draws a picture. */
export const pictureOptions = {
  machine: { type: 'string' },
  output: { type: 'string', short: 'o' },
  direction: { type: 'string' },
};

/** @param {readonly string[]} lines */
export const textOf = (lines) => lines.map((line) => `${line}\n`).join('');

/**
 * Runs a command with the arguments of the process, prints what it returns and sets the exit status.
 * @param {(args: readonly string[]) => Promise<{ status: 0 | 1, stdout: string, stderr: string }>} main
 */
export async function runCommand(main) {
  const { status, stdout, stderr } = await main(process.argv.slice(2));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = status;
}
