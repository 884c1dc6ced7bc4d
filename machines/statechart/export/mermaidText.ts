/** A character by its number, which Mermaid turns back when everything is drawn. */
const entity = (character: string): string => `#${character.codePointAt(0) ?? 0};`;

/** What ends or splits a label in one of Mermaid's versions, or is taken for Markdown or a formula. */
const special = /[:;<>"%$\\`*~]|^[-+#]|(?<=^\d+)[.)]|\b_+|_+\b/g;

/** A text as Mermaid takes it in any label, on one line. */
export const mermaidText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(special, (found) => [...found].map(entity).join(''));
