/** Distance in px that counts as none. */
export const NEAR = 0.01;

export const isNear = (one: number, other: number): boolean => Math.abs(one - other) < NEAR;
