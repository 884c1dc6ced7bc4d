/** The chat provider's container of its launcher, and of its open window. */
const LAUNCHER = '#hubspot-messages-iframe-container';

/**
 * Height of the chat launcher from the bottom of the window, in px. 0 for an open chat window, which may leave no space
 * above it.
 */
export function launcherHeight(): number {
  const box = document.querySelector(LAUNCHER)?.getBoundingClientRect();
  const height = box?.height ? window.innerHeight - box.top : 0;
  return height > 0 && height < window.innerHeight / 2 ? height : 0;
}
