import { describe, expect, it } from '@jest/globals';
import { aMessage } from '@mijn/api/mock/bulletin';
import { withoutDeleted } from './without-deleted.ts';

/** Returns a page of three messages per page. The number of a message is its day of November. */
const page = (numbers: readonly number[], total: number, number = 1) => ({
  data: numbers.map((day) =>
    aMessage(day, { published_at: `2026-11-${String(day).padStart(2, '0')}T08:00:00Z` }),
  ),
  meta: { page: number, per_page: 3, total },
});

const daysIn = ({ data }: ReturnType<typeof page>) =>
  data.map(({ published_at }) => Number(published_at.slice(8, 10)));

describe('a shown page of messages', () => {
  it.each([
    ['stays the same without a change', page([9, 8, 7], 5), page([9, 8, 7], 5), [9, 8, 7], 5],
    ['loses a deleted message', page([9, 8, 7], 5), page([9, 7, 6], 4), [9, 7], 4],
    ['loses the last message of the board', page([9, 8], 2), page([9], 1), [9], 1],
    [
      'keeps a message that a new one moved to the next page',
      page([9, 8, 7], 5),
      page([10, 9, 8], 6),
      [9, 8, 7],
      5,
    ],
    ['loses a deleted message while a new one waits', page([9, 8, 7], 5), page([10, 9, 7], 5), [9, 7], 4],
    [
      'keeps a message that moved to the page before',
      page([6, 5, 4], 6, 2),
      page([5, 4, 3], 5, 2),
      [6, 5, 4],
      6,
    ],
    ['loses a deleted message of a later page', page([6, 5, 4], 7, 2), page([6, 4, 3], 6, 2), [6, 4], 6],
    ['is replaced when nothing of it is left', page([9, 8, 7], 5), page([6, 5], 2), [6, 5], 2],
    ['is replaced when the page is gone', page([3], 4, 2), page([], 3, 2), [], 3],
  ])('%s', (_, shown, latest, days, total) => {
    const left = withoutDeleted(shown, latest);
    expect(daysIn(left)).toEqual(days);
    expect(left.meta.total).toBe(total);
  });
});
