/** What lies at the bottom of the window: the chat provider's container of its launcher and of its open window, and the total. */
const AT_BOTTOM = '#hubspot-messages-iframe-container, [data-at-bottom]';

/**
 * Height of the chat launcher and of the total from the bottom of the window, in px. 0 for an open chat window or an open
 * statement, which may leave no space above it.
 */
export function bottomHeight(): number {
  const heights = [...document.querySelectorAll(AT_BOTTOM)].map((element) => {
    const { height, top } = element.getBoundingClientRect();
    return height > 0 ? window.innerHeight - top : 0;
  });
  return Math.max(0, ...heights.filter((height) => height < window.innerHeight / 2));
}
