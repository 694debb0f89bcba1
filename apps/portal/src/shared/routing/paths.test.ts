import { describe, expect, it } from '@jest/globals';
import { fillsScreen, loginPath, nextPath, startPath } from './paths.ts';

describe('the page after login', () => {
  it.each([
    ['?next=%2Farchive', '/archive'],
    ['?next=%2Farchive%3Fzoek%3Ddakgoot', '/archive?zoek=dakgoot'],
    ['?next=https%3A%2F%2Fevil.example', undefined],
    ['?next=%2F%2Fevil.example', undefined],
    ['?next=%2F%5Cevil.example', undefined],
    ['?next=%2F%09%2Fevil.example', undefined],
    ['?next=%2F%0A%2Fevil.example', undefined],
    ['?next=%2Flogin%2F2fa', undefined],
    ['?next=%2Flogout', undefined],
    ['?next=', undefined],
    ['', undefined],
  ])('of %j is %j', (search, path) => {
    expect(nextPath(search)).toBe(path);
  });

  it.each([
    ['account', '/profile/data'],
    ['overview', '/'],
  ] as const)('is, without a page that was asked for, the one of the start page %s', (start_page, path) => {
    expect(startPath({ start_page })).toBe(path);
  });

  it('is the same after the login URL is built and read', () => {
    const url = loginPath('/archive?zoek=dak & goot');
    expect(nextPath(new URL(url, 'http://portal').search)).toBe('/archive?zoek=dak & goot');
  });
});

describe('a page that fills the screen', () => {
  it.each([
    ['/meetings/1/beamer', true],
    ['/meetings/1/beamer/', true],
    ['/meetings/1/hold', false],
    ['/meetings/1', false],
    ['/archive/beamer', false],
  ])('%s: %s', (pathname, fills) => {
    expect(fillsScreen(pathname)).toBe(fills);
  });
});
