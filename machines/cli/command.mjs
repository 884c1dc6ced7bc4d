/**
 * @typedef {object} Answer
 * @property {0 | 1} status exit status.
 * @property {string} stdout
 * @property {string} stderr
 */

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** @param {readonly string[]} lines @returns {Answer} */
const failed = (...lines) => ({ status: 1, stdout: '', stderr: `${lines.join('\n')}\n` });

/**
 * Answers a request. Errors of the arguments are printed with the usage, all others alone.
 * @template Request
 * @param {string} usage
 * @param {() => Request} readRequest reads the arguments.
 * @param {(request: Request) => Promise<string>} answer returns the text to print.
 * @returns {Promise<Answer>}
 */
export async function answerRequest(usage, readRequest, answer) {
  let request;
  try {
    request = readRequest();
  } catch (error) {
    return failed(messageOf(error), usage);
  }
  return answer(request).then(
    (stdout) => ({ status: 0, stdout, stderr: '' }),
    (error) => failed(messageOf(error)),
  );
}

/**
 * Runs a command with the arguments of the process, prints what it returns and sets the exit status. Paths are relative to
 * the folder of the user, which npm passes on: it runs a script in the project's folder.
 * @param {(args: readonly string[]) => Promise<Answer>} main
 */
export async function runCommand(main) {
  const { INIT_CWD, npm_lifecycle_event: script = '' } = process.env;
  if (INIT_CWD !== undefined && script.startsWith('machines:')) process.chdir(INIT_CWD);
  const { status, stdout, stderr } = await main(process.argv.slice(2));
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = status;
}
