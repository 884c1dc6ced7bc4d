/**
 * Mutates nothing: takes `as const` off all values of a program before its mutants are made. Stryker takes what is written
 * before an `as` for a type and passes over it, which would leave out the delays of sending and the transitions of a form.
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
