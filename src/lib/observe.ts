/**
 * Reports whether an element intersects the window, at first and at each change.
 * @param options margins of the window, and how much of the element has to be in it.
 * @returns a function that stops it.
 */
export function observe(
  element: Element,
  options: IntersectionObserverInit,
  onChange: (entry: IntersectionObserverEntry) => void,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    const latest = entries.at(-1);
    if (latest) onChange(latest);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
