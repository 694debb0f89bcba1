import { beforeEach, describe, expect, it } from '@jest/globals';
import { createPageAllowance, PAGE_EVERY_MS, PAGES_AT_ONCE_MAX, SESSIONS_MAX } from './page-allowance.ts';

let time: number;
let allowance: ReturnType<typeof createPageAllowance>;
beforeEach(() => {
  time = 1000;
  allowance = createPageAllowance(() => time);
});

const takeAll = (cookie: string): boolean[] =>
  Array.from({ length: PAGES_AT_ONCE_MAX + 1 }, () => allowance.take(cookie));

describe('the pages that are drawn for a session', () => {
  it('are as many as tabs that open at once, and then one after each pause', () => {
    expect(takeAll('anna')).toEqual([...Array.from({ length: PAGES_AT_ONCE_MAX }, () => true), false]);
    time += PAGE_EVERY_MS - 1;
    expect(allowance.take('anna')).toBe(false);
    time += 1;
    expect(allowance.take('anna')).toBe(true);
    expect(allowance.take('anna')).toBe(false);
  });

  it('are not fewer because of another session', () => {
    takeAll('anna');
    expect(allowance.take('frits')).toBe(true);
  });

  it('are forgotten when all of them are left again', () => {
    takeAll('anna');
    expect(allowance.count()).toBe(1);
    time += PAGES_AT_ONCE_MAX * PAGE_EVERY_MS;
    allowance.take('frits');
    expect(allowance.count()).toBe(1);
    expect(takeAll('anna').filter(Boolean)).toHaveLength(PAGES_AT_ONCE_MAX);
  });

  it('take memory for a limited number of sessions, however many cookies are made up', () => {
    for (let made = 0; made < SESSIONS_MAX + 10; made += 1) allowance.take(`made up ${made}`);
    expect(allowance.count()).toBe(SESSIONS_MAX);
  });
});
