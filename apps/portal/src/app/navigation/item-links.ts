import type { ItemPart } from '@mijn/domain/overview';
import { useContext } from 'react';
import { hitUrl } from '../../features/search/result-url.ts';
import { useBrand } from '../../shared/brand/brand.ts';
import { routeOfProvider } from '../../shared/routing/portal-route.ts';
import { useSearchLists } from './search-lists.ts';
import { RoutesContext } from './routes-context.ts';

/** Returns a function that returns the name of a section and the URL of an item, which is that of a search hit. */
export function useItemLinks() {
  const routes = useContext(RoutesContext);
  const brand = useBrand();
  const lists = useSearchLists();
  return (part: ItemPart, id: string): { kind: string; href: string } => {
    const route = routes.find(({ section }) => section === part);
    const { path, title } = routeOfProvider(route ?? { pattern: '/' }, brand);
    const list = route?.search && lists[route.search];
    return { kind: title, href: list ? hitUrl(list, { id }, '') : path };
  };
}
