import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { PortalRoute } from '../../shared/routing/portal-route.ts';
import { routeAt, routes } from './routes.ts';

const product = readFileSync(path.resolve('../../docs/product.md'), 'utf8');

const whomOf = ({ requiresAuth, onlyFor }: PortalRoute): string => {
  if (!requiresAuth) return 'everybody';
  return { board: 'board', invoices: 'checkers, copies', none: 'members' }[onlyFor ?? 'none'];
};

/** Returns the paths of the table in docs/product.md#routes, each with those who may see it. A row may have groups of paths. */
const documented = Array.from(product.matchAll(/^\| (`\/.*) \| .* \| (.*) \|$/gmu)).flatMap(
  ([, paths = '', whom = '']) =>
    paths.split('; ').flatMap((group, at) => {
      const patterns = Array.from(group.matchAll(/`([^`]+)`/gu), ([, pattern = '']) => pattern);
      return patterns.map((pattern) => `${pattern}: ${whom.split('; ').at(at) ?? ''}`);
    }),
);

describe('the routes of the portal', () => {
  it('are those of docs/product.md, for the same members', () => {
    const own = routes.map((route) => `${route.pattern.replaceAll(/:(\w+)/gu, '{$1}')}: ${whomOf(route)}`);
    expect(documented.toSorted()).toEqual(own.toSorted());
  });

  it('each have paths of their own, so that the register of decisions is not taken for a meeting', () => {
    const found = routes.map(({ pattern }) => routeAt(pattern.replaceAll(/:\w+/gu, '1'))?.pattern);
    expect(found).toEqual(routes.map(({ pattern }) => pattern));
  });

  it('do not match any other path', () => {
    expect(routeAt('/bestaat-niet')).toBeUndefined();
  });

  it('have separate body classes for the pages for signing in', () => {
    expect(routeAt('/login')?.bodyClass).toBe('!page-authentication');
    expect(routeAt('/login/2fa')?.bodyClass).toBe('!page-public');
  });
});
