import { createRequire } from 'node:module';
import { keyOf } from './mutators/syntax.mjs';

/** Babel of Stryker's instrumenter, so that both read the same syntax. */
const { parseSync, traverse } = createRequire(import.meta.resolve('@stryker-mutator/instrumenter'))(
  '@babel/core',
);

const parserOpts = { plugins: ['typescript'] };

/** @param {string} source text of a TypeScript module. */
export const syntaxOf = (source) => parseSync(source, { parserOpts, configFile: false, babelrc: false });

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** Keys, functions and constants around a path, outermost first: `guards.isPastThreshold`, `states.open.initial`. */
function placeOf(path) {
  const names = [];
  for (let around = path; around; around = around.parentPath) {
    const { node } = around;
    const name =
      keyOf(node) ??
      (/^(?:VariableDeclarator|FunctionDeclaration)$/.test(node.type) ? node.id.name : undefined);
    if (name !== undefined) names.unshift(name);
  }
  return names.join('.');
}

/** Keys of an object expression. */
const keysOf = ({ properties = [] }) => properties.map(keyOf).filter((key) => key !== undefined);

/** True for a test such as `event.type === 'menu.toggled'`. */
const isTypeTest = ({ type, left, operator }) =>
  type === 'BinaryExpression' &&
  /^[!=]==$/.test(operator) &&
  left.type === 'MemberExpression' &&
  left.object.name === 'event' &&
  left.property.name === 'type';

/**
 * The change of a mutant, independent of its position and of the format of the code.
 * @typedef {object} Meaning
 * @property {string} place keys around the changed expression.
 * @property {string} change `without KEY` for an object that lost a property, else `EXPRESSION → REPLACEMENT`.
 * @property {boolean} isTypeTest true if the mutant replaces a test of the event's type: `===` by `true`, or `!==` by `false`.
 */

/**
 * @param {ReturnType<typeof syntaxOf>} syntax of the file.
 * @param {string} source the file's text.
 * @param {{ start: number, end: number, replacement: string }} mutant with its offsets in the text.
 * @returns {Meaning}
 */
export function meaningOf(syntax, source, { start, end, replacement }) {
  let found;
  traverse(syntax, {
    enter(path) {
      if (found || path.node.start !== start || path.node.end !== end) return;
      found = path;
    },
  });
  const original = oneLine(source.slice(start, end));
  const swap = `${original} → ${oneLine(replacement)}`;
  if (!found) return { place: '', change: swap, isTypeTest: false };
  const { node } = found;
  const isPassed = node.operator === '===' ? replacement === 'true' : replacement === 'false';
  return {
    place: placeOf(found),
    change: node.type === 'ObjectExpression' ? (lossOf(node, replacement) ?? swap) : swap,
    isTypeTest: isTypeTest(node) && isPassed,
  };
}

/** The one property that an object has lost; undefined if it was changed otherwise. */
function lossOf(node, replacement) {
  const { expression } = syntaxOf(`(${replacement})`).program.body[0];
  const kept = keysOf(expression);
  const lost = keysOf(node).filter((key) => !kept.includes(key));
  return lost.length === 1 && expression.type === 'ObjectExpression' ? `without ${lost[0]}` : undefined;
}
