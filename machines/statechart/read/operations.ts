import { propertyOf, type Written, type WrittenPlain } from './written';

type Plain = WrittenPlain['value'];
interface Result {
  readonly value: Plain;
}

/** Characters of a computed string, because a few sums can double it beyond the memory. */
const LONGEST = 10_000;

const isNumber = (value: Plain): value is number => typeof value === 'number';

/** Operators between two numbers. */
const arithmetic: Readonly<Record<string, (left: number, right: number) => number | boolean>> = {
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
  '**': (left, right) => left ** right,
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
  '<=': (left, right) => left <= right,
  '>=': (left, right) => left >= right,
};

/** Result of an operator between constants; undefined if it is unknown. */
export function binaryResult(operator: string, one: Written, other: Written): Result | undefined {
  if (one.kind !== 'plain' || other.kind !== 'plain') return undefined;
  const { value: left } = one;
  const { value: right } = other;
  if (operator === '===') return { value: left === right };
  if (operator === '!==') return { value: left !== right };
  if (operator === '+' && (typeof left === 'string' || typeof right === 'string')) {
    const value = `${left}${right}`;
    return value.length > LONGEST ? undefined : { value };
  }
  if (!isNumber(left) || !isNumber(right)) return undefined;
  if (operator === '+') return { value: left + right };
  const compute = Object.hasOwn(arithmetic, operator) ? arithmetic[operator] : undefined;
  return compute && { value: compute(left, right) };
}

/** Result of an operator before a constant; undefined if it is unknown. */
export function unaryResult(operator: string, operand: Written): Result | undefined {
  if (operator === 'void') return { value: undefined };
  if (operator === '!') {
    if (operand.kind === 'unknown') return undefined;
    return { value: operand.kind === 'plain' && !operand.value };
  }
  if (operand.kind !== 'plain' || !isNumber(operand.value)) return undefined;
  if (operator === '-') return { value: -operand.value };
  return operator === '+' ? { value: operand.value } : undefined;
}

/** Value of a property, or item of a list; undefined if it is unknown. */
export function memberOf(owner: Written, key: string): Written | undefined {
  if (owner.kind === 'list') return /^\d+$/.test(key) ? owner.items[Number(key)] : undefined;
  if (owner.kind === 'machine') return key === 'config' ? owner.config : undefined;
  return propertyOf(owner, key);
}
