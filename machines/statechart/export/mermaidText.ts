/** Numeric entity of a character, which Mermaid decodes when it draws. */
const entity = (character: string): string => `#${character.codePointAt(0) ?? 0};`;

/** Characters that end or split a label in some version of Mermaid, or start Markdown or a formula. */
const special = /[:;<>"%$\\`*~]|^[-+#]|(?<=^\d+)[.)]|\b_+|_+\b/g;

/** Escapes a text for any label, on one line. */
export const mermaidText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(special, (found) => [...found].map(entity).join(''));

/** Mermaid's ids of a state, and of the small state inside it that represents it: of letters, digits and underscores. */
export const mermaidId = {
  state: (id: string): string => id.replace(/\W/g, '_'),
  itself: (id: string): string => `${id.replace(/\W/g, '_')}__itself`,
} as const;
