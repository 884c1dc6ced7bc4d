import { type ParserOptions, parse, parseExpression } from '@babel/parser';
import type { Expression, Node, Statement } from '@babel/types';
import { limits } from './limits';
import { ReadError } from './readError';
import type { Place } from './written';

/** A parsed text. */
export interface SourceFile {
  /** Path of the file; undefined for a pasted text. */
  readonly file: string | undefined;
  readonly text: string;
  /** Statements of a module; empty for a single expression. */
  readonly body: readonly Statement[];
  /** JSON or a bare object literal; undefined for a module. */
  readonly expression: Expression | undefined;
}

/** Finds the file of an import; undefined if only its name is known. */
export type FindFile = (specifier: string, importer: string | undefined) => SourceFile | undefined;

type Parsed = Pick<SourceFile, 'body' | 'expression'>;

/** Position of a node. */
export const placeOf = ({ file }: Pick<SourceFile, 'file'>, { loc }: Node): Place => ({
  file,
  line: loc?.start.line ?? 1,
  column: (loc?.start.column ?? 0) + 1,
});

/** Text of a node. */
export const sourceOf = ({ text }: SourceFile, { start, end }: Node): string =>
  text.slice(start ?? 0, end ?? 0);

type Plugins = readonly ('typescript' | 'jsx')[];

const options = (plugins: Plugins): ParserOptions => ({
  sourceType: 'module',
  allowReturnOutsideFunction: true,
  allowUndeclaredExports: true,
  attachComment: false,
  plugins: [...plugins, 'decorators-legacy'],
});

interface ParserFailure {
  readonly message: string;
  readonly loc: { readonly line: number; readonly column: number };
}

const isParserFailure = (error: unknown): error is ParserFailure =>
  error instanceof SyntaxError && 'loc' in error && typeof error.loc === 'object' && error.loc !== null;

function readErrorOf(error: unknown, file: string | undefined): ReadError {
  if (isParserFailure(error)) {
    const { line, column } = error.loc;
    const message = error.message.replace(/ \(\d+:\d+\)$/, '');
    return new ReadError(message, { file, line, column: column + 1 });
  }
  return new ReadError('The machine is nested too deeply.', { file, line: 1, column: 1 });
}

/** Result of the first attempt that succeeds. @throws ReadError of the first attempt, the most likely syntax. */
function firstOf<Result>(attempts: readonly (() => Result)[], file: string | undefined): Result {
  let first: unknown;
  for (const attempt of attempts) {
    try {
      return attempt();
    } catch (error) {
      first ??= error;
    }
  }
  throw readErrorOf(first, file);
}

/** True for JSON and for a bare object literal, after comments. */
const isObjectLiteral = (text: string): boolean =>
  /^(?:\uFEFF|\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*[{([]/.test(text);

/**
 * Parses TypeScript, JavaScript, JSON or a bare object literal. JSX excludes casts such as `<T>value`, so both are tried.
 * @throws ReadError at the first syntax error, or if the text is too long or nested too deeply.
 */
export function parseSource(text: string, file: string | undefined): SourceFile {
  if (text.length > limits.characters) {
    const [length, most] = [text.length, limits.characters].map((count) => count.toLocaleString('en-US'));
    throw new ReadError(`The text has ${length} characters; at most ${most} are read.`, {
      file,
      line: 1,
      column: 1,
    });
  }
  const asObject = (): Parsed => ({ body: [], expression: parseExpression(text, options(['typescript'])) });
  const asModule = (plugins: Plugins) => (): Parsed => ({
    body: parse(text, options(plugins)).program.body,
    expression: undefined,
  });
  const modules = [asModule(['typescript', 'jsx']), asModule(['typescript'])];
  return { file, text, ...firstOf(isObjectLiteral(text) ? [asObject, ...modules] : modules, file) };
}
