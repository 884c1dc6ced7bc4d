export const MAX_LIVES = 3;

const stay = { actions: 'step' } as never;
export const moves = { move: stay };
