import { describe, expect, it } from '@jest/globals';
import { TURN_PRIORITY_MAX, turnPriority } from './turn-priority.ts';

describe('the place of the last file of a member', () => {
  it.each([
    ['of a member who waits alone', [1], 1],
    ['of a member who waits for many files', [48], 48],
    ['of a member with one file, beside one with many', [1, 48], 2],
    ['of the second file, beside a member with many and one with one', [2, 48, 1], 5],
    ['of a member with more files than have a place', [70, 70], TURN_PRIORITY_MAX],
    ['of a member whose file was just read', [], 1],
  ])('%s', (_, waiting, place) => {
    const rows = waiting.map((count, at) => ({ user_id: `member ${at}`, waiting: count }));
    expect(turnPriority(rows, 'member 0')).toBe(place);
  });
});
