import { describe, expect, it } from '@jest/globals';
import { limitView, swipeOf, WHOLE, zoomAt } from './view.ts';

const frame = { width: 400, height: 300 };

describe('the view of a photo', () => {
  it('keeps the point between the fingers at the same position', () => {
    const at = { x: 100, y: 50 };
    const view = zoomAt(WHOLE, 2, at, frame);
    expect(view).toEqual({ scale: 2, x: -100, y: -50 });
    expect(zoomAt(view, 1, at, frame)).toEqual(WHOLE);
  });

  it('has a scale between 1 and 5', () => {
    expect(zoomAt(WHOLE, 0.2, { x: 0, y: 0 }, frame).scale).toBe(1);
    expect(zoomAt(WHOLE, 9, { x: 0, y: 0 }, frame).scale).toBe(5);
  });

  it('does not move beyond the edges of the photo', () => {
    expect(limitView({ scale: 2, x: 900, y: -900 }, frame)).toEqual({ scale: 2, x: 200, y: -150 });
    expect(limitView({ scale: 1, x: 30, y: 30 }, frame)).toEqual(WHOLE);
  });
});

describe('a movement of a finger', () => {
  it.each([
    [-80, 10, 1],
    [80, 10, -1],
    [-40, 0, 0],
    [-80, 90, 0],
  ])('of %s by %s pixels is a swipe in direction %s', (x, y, direction) => {
    expect(swipeOf({ x, y })).toBe(direction);
  });
});
