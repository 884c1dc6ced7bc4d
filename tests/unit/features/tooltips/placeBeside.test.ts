import { describe, expect, test } from 'vitest';
import { placementBeside } from '../../../../src/features/tooltips/placeBeside';

const viewport = { width: 320, height: 640 };
const tooltip = { width: 200, height: 40 };
/** A control of 44 px by 44 px at a position in the window. */
const controlAt = (left: number, top: number) => ({ left, top, width: 44, bottom: top + 44 });

describe('a tooltip', () => {
  test('is 8 px above its control and centered on it', () => {
    expect(placementBeside(controlAt(138, 300), tooltip, viewport)).toEqual({ left: 60, top: 252 });
  });

  test.each([
    [56, 'above', 8],
    [55, 'below', 107],
    [0, 'below', 52],
  ])('of a control at %i px is %s, at %i px', (y, _side, top) => {
    expect(placementBeside(controlAt(138, y), tooltip, viewport).top).toBe(top);
  });

  test.each([
    ['left', 0, 8],
    ['right', 276, 112],
    ['left, half outside', -30, 8],
  ])('keeps 8 px from the %s edge', (_side, x, left) => {
    expect(placementBeside(controlAt(x, 300), tooltip, viewport).left).toBe(left);
  });

  test('of a control below the window stays inside', () => {
    const { top } = placementBeside(controlAt(0, 900), tooltip, viewport);
    expect(top).toBe(640 - 40 - 8);
  });

  test('is at whole pixels, so that its text is sharp', () => {
    const { left, top } = placementBeside(
      { left: 10.3, top: 300.7, width: 33.3, bottom: 344.9 },
      { width: 41, height: 33 },
      viewport,
    );
    expect([left, top]).toEqual([8, 260]);
  });
});
