/** The chat provider's own element around its launcher, and around its window while that is open. */
const LAUNCHER = '#hubspot-messages-iframe-container';

/**
 * How much of the window's lower edge the chat's launcher takes, in px. An open chat window is no launcher: above it
 * there may be no room left.
 */
export function launcherHeight(): number {
  const box = document.querySelector(LAUNCHER)?.getBoundingClientRect();
  const height = box?.height ? window.innerHeight - box.top : 0;
  return height > 0 && height < window.innerHeight / 2 ? height : 0;
}
