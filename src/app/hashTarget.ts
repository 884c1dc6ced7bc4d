/** The element that a hash such as `#faq` names, or undefined: no hash, no such element, or a malformed escape. */
export function hashTarget(hash: string): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    return undefined;
  }
}
