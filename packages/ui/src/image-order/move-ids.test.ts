import { describe, expect, it } from '@jest/globals';
import { moveIds, stepId } from './move-ids.ts';

const ids = ['a', 'b', 'c', 'd'];

describe('the order of four ids', () => {
  it.each([
    [['a'], 'c', 'after', 'bcad'],
    [['d'], 'a', 'before', 'dabc'],
    [['d', 'a'], 'c', 'before', 'badc'],
    [['b'], 'b', 'after', 'abcd'],
  ] as const)('after %j are moved to %s (%s) is %s', (moved, key, position, order) => {
    expect(moveIds(ids, new Set(moved), { key, position }).join('')).toBe(order);
  });

  it.each([
    ['b', -1, 'bacd'],
    ['b', 1, 'acbd'],
    ['a', -1, 'abcd'],
    ['d', 1, 'abcd'],
    ['unknown', 1, 'abcd'],
  ] as const)('after %s moves by %s is %s', (id, direction, order) => {
    expect(stepId(ids, id, direction).join('')).toBe(order);
  });
});
