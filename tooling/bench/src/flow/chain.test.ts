import { describe, expect, it } from '@jest/globals';
import { isMore, longestChain, type SeenRequest, waitsOf } from './chain.ts';

const seen = (
  kind: SeenRequest['kind'],
  path: string,
  startedAt: number,
  answeredAt: number,
): SeenRequest => ({ kind, path, startedAt, answeredAt });

const page = seen('page', '/archive', 0, 200);
const script = seen('file', '/portal.js', 201, 400);
const user = seen('call', '/api/auth/user', 202, 410);
const list = seen('call', '/api/documents', 415, 600);

describe('the longest chain', () => {
  it('has each request that began after the response of the one before', () => {
    expect(longestChain([list, user, script, page])).toEqual([page, script, list]);
  });

  it('is empty without requests', () => {
    expect(longestChain([])).toEqual([]);
  });

  it('counts requests that overlap once', () => {
    expect(longestChain([page, script, user])).toHaveLength(2);
  });
});

describe('what a screen waits for', () => {
  it('has the steps before the screen was shown, and every call once', () => {
    expect(waitsOf([page, script, user, list, list], 1000)).toEqual({ steps: 3, calls: 2 });
    expect(waitsOf([page, script, user, list], 411)).toEqual({ steps: 2, calls: 2 });
    expect(waitsOf([page, script], 1000)).toEqual({ steps: 2, calls: 0 });
  });

  it.each([
    [{ steps: 3, calls: 2 }, false],
    [{ steps: 2, calls: 0 }, false],
    [{ steps: 4, calls: 2 }, true],
    [{ steps: 3, calls: 3 }, true],
  ])('%j is more than expected: %s', (found, isMoreThanExpected) => {
    expect(isMore(found, { steps: 3, calls: 2 })).toBe(isMoreThanExpected);
  });
});
