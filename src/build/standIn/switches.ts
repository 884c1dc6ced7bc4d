/** What the stand-in can be told to do wrong, by the query of the page: `/contact?provider=slow`. */
const behaviours = {
  provider: ['slow', 'broken', 'throwing', 'silent', 'double', 'frame'],
  chat: ['slow', 'broken'],
} as const;

type Behaviours = typeof behaviours;

/** How the stand-in should behave now; undefined for well. */
export function behaviourOf<Name extends keyof Behaviours>(name: Name): Behaviours[Name][number] | undefined {
  const asked = new URLSearchParams(window.location.search).get(name);
  return behaviours[name].find((behaviour) => behaviour === asked);
}
