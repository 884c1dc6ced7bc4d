/** Faults of the stand-in that the query selects: `/contact?provider=slow`. */
const behaviours = {
  provider: ['slow', 'broken', 'throwing', 'missing', 'silent', 'double', 'frame', 'editor'],
  chat: ['slow', 'broken'],
} as const;

type Behaviours = typeof behaviours;

/** The selected fault of the stand-in; undefined for none. */
export function behaviourOf<Name extends keyof Behaviours>(name: Name): Behaviours[Name][number] | undefined {
  const asked = new URLSearchParams(window.location.search).get(name);
  return behaviours[name].find((behaviour) => behaviour === asked);
}
