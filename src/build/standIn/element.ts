export interface ElementOptions {
  /** Set from script, which the security policy allows where it blocks style attributes in documents. */
  readonly style?: Partial<CSSStyleDeclaration>;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** Makes an element with its style, attributes and contents. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { style = {}, attributes = {} }: ElementOptions,
  ...contents: readonly (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  Object.assign(made.style, style);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...contents);
  return made;
}
