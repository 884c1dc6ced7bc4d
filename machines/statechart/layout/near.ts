import type { Point } from './drawing';

/** Distance in px that counts as none. */
export const NEAR = 0.01;

export const isNear = (one: number, other: number): boolean => Math.abs(one - other) < NEAR;

/** True if two points are in the same place. */
export const isAt = (one: Point, other: Point): boolean => isNear(one.x, other.x) && isNear(one.y, other.y);
