import { describe, expect, it } from '@jest/globals';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';
import { routeAt, routes } from './routes.ts';

const patternsOnlyFor = (whom: PortalRoute['onlyFor']) =>
  routes.filter(({ onlyFor }) => onlyFor === whom).map(({ pattern }) => pattern);

describe('the routes of the portal', () => {
  it.each([
    '/',
    '/404',
    '/login',
    '/login/2fa',
    '/logout',
    '/forgot-password',
    '/password/reset/token/bram%40waterpas.example',
    '/login/impersonate/token/signature',
    // docs/decisions/0141-notifications.md and docs/decisions/0220-an-undo-locks.md.
    '/unsubscribe/token',
    '/email/confirm/token',
    '/email/undo/token',
    '/email/stop/token',
  ])('let everyone see %s', (pathname) => {
    expect(routeAt(pathname)?.requiresAuth).toBe(false);
  });

  it.each([
    '/profile/data',
    '/profile/data/edit/personal',
    '/profile/data/edit/contact',
    '/profile/addresses',
    '/profile/settings',
    // docs/decisions/0151-everything-about-a-member.md.
    '/profile/personal-data/token',
    '/profile/update-password',
    '/profile/board/archive-settings',
    '/profile/board/document-settings',
    '/meetings',
    '/meetings/1',
    '/meetings/1/attendances',
    '/meetings/1/convocations/1',
    '/meetings/1/agenda/add',
    '/meetings/1/agenda/edit/1',
    '/meetings/1/proxies',
    '/meetings/1/proxies/give',
    '/meetings/1/proxies/paper',
    '/meetings/1/early-votes',
    '/meetings/1/vote',
    '/meetings/1/hold',
    '/meetings/1/door',
    '/meetings/1/hands',
    '/meetings/1/beamer',
    '/meetings/decisions',
    '/meetings/decisions/1',
    '/forms',
    '/archive',
    '/todos',
    '/todos/add',
    '/todos/1',
    '/invoices-check',
    '/invoices-check/1',
    '/photo-albums',
    '/photo-albums/add',
    '/photo-albums/edit/1',
    '/photo-albums/view/1',
    // docs/product.md#deleted-items.
    '/photo-albums/deleted',
    '/bulletin-board',
    '/bulletin-board/add',
    '/bulletin-board/edit/1',
    '/bulletin-board/deleted',
    '/news-letter',
    '/news-letter/add',
    '/news-letter/edit/1',
    '/news-letter/deleted',
    '/waterpas/news',
  ])('require login for %s', (pathname) => {
    expect(routeAt(pathname)?.requiresAuth).toBe(true);
  });

  it('do not take the register of decisions for a meeting', () => {
    const titles = ['/meetings/decisions', '/meetings/decisions/1', '/meetings/1'];
    expect(titles.map((path) => routeAt(path)?.title)).toEqual(['Besluiten', 'Besluit', 'Vergadering']);
  });

  it('limit the board screens to board members', () => {
    expect(patternsOnlyFor('board')).toEqual([
      '/profile/board/archive-settings',
      '/profile/board/document-settings',
      '/todos/reports',
      '/meetings/:meetingId/attendances',
      '/meetings/:meetingId/convocations/:convocationId',
      '/meetings/:meetingId/agenda/add',
      '/meetings/:meetingId/agenda/edit/:itemId',
      '/meetings/:meetingId/proxies',
      '/meetings/:meetingId/proxies/paper',
      '/meetings/:meetingId/hold',
      '/meetings/:meetingId/door',
      '/meetings/:meetingId/hands',
      '/meetings/:meetingId/beamer',
      '/news-letter/add',
      '/news-letter/edit/:newsLetterId',
      '/news-letter/deleted',
    ]);
  });

  it('limit the invoices to members who check them or get copies', () => {
    expect(patternsOnlyFor('invoices')).toEqual(['/invoices-check', '/invoices-check/:invoiceId']);
  });

  it('do not match any other path', () => {
    expect(routeAt('/bestaat-niet')).toBeUndefined();
  });

  it('have separate body classes for the pages for signing in', () => {
    expect(routeAt('/login')?.bodyClass).toBe('!page-authentication');
    expect(routeAt('/login/2fa')?.bodyClass).toBe('!page-public');
  });
});
