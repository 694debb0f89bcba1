import { describe, expect, it } from '@jest/globals';
import { listOf } from './use-way-out.ts';
import { routeAt, routes } from '../routes/routes.ts';

const listAt = (pathname: string): string | undefined => {
  const route = routeAt(pathname);
  return route && listOf(route)?.pattern;
};

describe('the list of the resource that a path shows', () => {
  it.each([
    ['/todos/1', '/todos'],
    ['/meetings/1', '/meetings'],
    ['/invoices-check/1', '/invoices-check'],
    ['/photo-albums/view/1', '/photo-albums'],
    ['/photo-albums/edit/1', '/photo-albums'],
    ['/bulletin-board/edit/1', '/bulletin-board'],
    ['/news-letter/edit/1', '/news-letter'],
  ])('of %s is %s', (pathname, list) => {
    expect(listAt(pathname)).toBe(list);
  });

  it.each([
    '/',
    '/todos',
    '/photo-albums/add',
    '/photo-albums/deleted',
    '/profile/data/edit/contact',
    '/waterpas/news',
  ])('is undefined for %s, which every association has', (pathname) => {
    expect(listAt(pathname)).toBeUndefined();
  });

  it.each(['/password/reset/token/bram%40waterpas.example', '/login/impersonate/token/signature'])(
    'is undefined for %s, which belongs to no association',
    (pathname) => {
      expect(listAt(pathname)).toBeUndefined();
    },
  );

  it('is visible to the same members as the resource', () => {
    for (const route of routes) expect(listOf(route)?.onlyFor ?? route.onlyFor).toBe(route.onlyFor);
  });
});
