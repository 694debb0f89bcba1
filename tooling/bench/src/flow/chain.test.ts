import { describe, expect, it } from '@jest/globals';
import { longestChain, type SeenRequest, waitsOf } from './chain.ts';

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

  it('is empty without requests, and counts requests that overlap once', () => {
    expect(longestChain([])).toEqual([]);
    expect(longestChain([page, script, user])).toHaveLength(2);
  });
});

describe('what a screen waits for', () => {
  it('has the steps before the screen was shown, and every call once', () => {
    expect(waitsOf([page, script, user, list, list], 1000)).toMatchObject({ steps: 3, calls: 2 });
    expect(waitsOf([page, script, user, list], 411)).toMatchObject({ steps: 2, calls: 2 });
  });
});
