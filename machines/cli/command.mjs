/** Options of every command that draws a picture. */
export const pictureOptions = {
  machine: { type: 'string' },
  output: { type: 'string', short: 'o' },
  direction: { type: 'string' },
};

/** @param {readonly string[]} lines */
export const textOf = (lines) => lines.map((line) => `${line}\n`).join('');

const failed = (...lines) => ({ status: /** @type {const} */ (1), stdout: '', stderr: textOf(lines) });

/**
 * Answers a request. Errors of the arguments are printed with the usage, all others alone.
 * @template Request
 * @param {object} command
 * @param {() => Request} command.readRequest reads the arguments.
 * @param {string} command.usage
 * @param {(error: unknown) => string} command.failureText
 * @param {(request: Request) => Promise<{ status: 0 | 1, stdout: string, stderr: string }>} answer
 */
export async function answerRequest({ readRequest, usage, failureText }, answer) {
  let request;
  try {
    request = readRequest();
  } catch (error) {
    return failed(failureText(error), usage);
  }
  return answer(request).catch((error) => failed(failureText(error)));
}

/**
 * Folder in which the user typed a command. npm runs a script in the project's folder, and passes on the folder of the user.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {string} folder of the process.
 */
const typedFolder = ({ INIT_CWD, npm_lifecycle_event: script = '' }, folder) =>
  INIT_CWD !== undefined && script.startsWith('machines:') ? INIT_CWD : folder;

/**
 * Runs a command with the arguments of the process, prints what it returns and sets the exit status. Paths are relative to
 * the folder of the user.
 * @param {(args: readonly string[]) => Promise<{ status: 0 | 1, stdout: string, stderr: string }>} main
 */
export async function runCommand(main) {
  process.chdir(typedFolder(process.env, process.cwd()));
  const { status, stdout, stderr } = await main(process.argv.slice(2));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = status;
}
