/**
 * Mutates nothing. Removes `as const` from all values of a program before it is mutated, because Stryker ignores the operand
 * of an `as`: the delays of a submission and the shared transitions of a form would have no mutants.
 */
export const constAssertionMutator = {
  name: 'ConstAssertion',
  *mutate(path) {
    if (!path.isProgram()) return;
    path.traverse({
      TSAsExpression(assertion) {
        const { expression, typeAnnotation } = assertion.node;
        if (typeAnnotation.typeName?.name === 'const') assertion.replaceWith(expression);
      },
    });
  },
};
