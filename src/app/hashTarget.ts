/**
 * The element with the id of a hash such as `#faq`. Undefined without a hash, without such an element, or with
 * a malformed escape.
 */
export function hashTarget(hash: string): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    return undefined;
  }
}
