const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';

/** Roles whose region is read as a whole, which is the default of `aria-atomic` for them (WAI-ARIA 1.2). */
const isAtomic = (region: Element) =>
  (region.getAttribute('aria-atomic') ?? String(region.matches('[role="status"], [role="alert"]'))) ===
  'true';

const parentElement = (node: Node) => (node instanceof Element ? node : node.parentElement);

/**
 * Listens to the live regions of the document as a screen reader does: what is added to one, or the whole region if it
 * is atomic. A region that comes together with its text is not announced, as in most screen readers.
 * @returns a function that reads the announcements so far, each as one text, in order.
 */
export function recordAnnouncements(): () => Promise<readonly string[]> {
  const announcements: string[] = [];
  const record = (records: readonly MutationRecord[]) => {
    const changed = new Map<Element, string[]>();
    for (const { type, target, addedNodes } of records) {
      const region = parentElement(target)?.closest(LIVE);
      if (!region) continue;
      const added = type === 'characterData' ? [target] : [...addedNodes];
      const texts = added.map(({ textContent }) => textContent ?? '').filter(Boolean);
      if (texts.length > 0) changed.set(region, [...(changed.get(region) ?? []), ...texts]);
    }
    for (const [region, texts] of changed)
      announcements.push(isAtomic(region) ? (region.textContent ?? '') : texts.join(' '));
  };
  const observer = new MutationObserver(record);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return async () => {
    await Promise.resolve();
    record(observer.takeRecords());
    return [...announcements];
  };
}
