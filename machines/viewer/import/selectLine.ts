/** Height of a text in a field, with its wrapped lines, in px. */
function heightOf(field: HTMLTextAreaElement, text: string): number {
  const copy = document.createElement('textarea');
  copy.className = field.className;
  copy.rows = 1;
  copy.value = text;
  Object.assign(copy.style, { position: 'absolute', visibility: 'hidden', width: `${field.offsetWidth}px` });
  document.body.append(copy);
  const height = copy.scrollHeight;
  copy.remove();
  return height;
}

/** Moves the focus to a field, selects one of its lines, and shows it in the middle. @param line starts at 1. */
export function selectLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const before = lines.slice(0, line - 1).map((text) => `${text}\n`);
  const start = before.join('').length;
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  // Chrome and Safari do not scroll to a selection that a script sets.
  field.scrollTop = heightOf(field, before.join('')) - field.clientHeight / 2;
}
