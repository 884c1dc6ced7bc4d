const literal = (value) =>
  value < 0
    ? { type: 'UnaryExpression', operator: '-', prefix: true, argument: literal(-value) }
    : { type: 'NumericLiteral', value };

/** Increases and decreases each number by one, because delays and thresholds are exact. */
export const numberMutator = {
  name: 'Number',
  *mutate(path) {
    if (!path.isNumericLiteral() || path.key === 'key') return;
    yield literal(path.node.value + 1);
    yield literal(path.node.value - 1);
  },
};
