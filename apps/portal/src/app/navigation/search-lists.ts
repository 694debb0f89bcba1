import type { Brand } from '@mijn/domain/brand';
import { useContext } from 'react';
import type { SearchLists } from '../../features/search/result-url.ts';
import { useBrand } from '../../shared/brand/brand.ts';
import { type PortalRoute, routeOfProvider } from '../../shared/routing/portal-route.ts';
import { RoutesContext } from './routes-context.ts';

/** Returns the list of each kind of search hits, with the pattern of the page of one hit if there is such a page. */
export const searchLists = (
  routes: readonly PortalRoute[],
  brand: Pick<Brand, 'name' | 'slug'>,
): SearchLists =>
  Object.fromEntries(
    routes.flatMap((route) => {
      const { search, pattern, hitPage, hitParameter } = route;
      const { path, title } = routeOfProvider(route, brand);
      const page = hitPage ?? routes.find((other) => other.pattern.startsWith(`${pattern}/:`))?.pattern;
      const list = { title: route.searchTitle ?? title, path, page, hitParameter };
      return search ? [[search, list]] : [];
    }),
  );

export const useSearchLists = (): SearchLists => searchLists(useContext(RoutesContext), useBrand());
