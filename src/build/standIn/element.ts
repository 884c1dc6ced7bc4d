export interface ElementOptions {
  /** Set from script, because the security policy blocks style attributes in the markup. */
  readonly style?: Partial<CSSStyleDeclaration>;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** Creates an element with its styles, attributes and children. */
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
