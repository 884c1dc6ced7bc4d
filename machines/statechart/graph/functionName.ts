/** What JavaScript calls a function that is written in place, after the property it is given to. */
const propertyNames = ['', 'guard', 'actions', 'entry', 'exit'];

/** The name that an author gave to a function, or `inline`. */
export const functionName = (candidate: { readonly name: string }): string =>
  propertyNames.includes(candidate.name) ? 'inline' : candidate.name;
