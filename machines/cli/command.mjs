/**
 * Runs a command: prints the text that it returns; an error is printed with the usage, and the exit status is 1. Paths are
 * relative to the folder of the user, which npm passes on: it runs a script in the project's folder.
 * @param {string} usage
 * @param {() => Promise<string>} run
 */
export async function runCommand(usage, run) {
  const { INIT_CWD, npm_lifecycle_event: script = '' } = process.env;
  if (INIT_CWD !== undefined && script.startsWith('machines:')) process.chdir(INIT_CWD);
  try {
    process.stdout.write(await run());
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exitCode = 1;
  }
}
