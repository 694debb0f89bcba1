import type { SearchLists } from '../../features/search/result-address.ts';
import { routes } from '../router/routes.ts';

/** Where the hits of a search are shown: the list of each kind, and the page of one of them where it has one. */
export const searchLists: SearchLists = Object.fromEntries(
  routes.flatMap(({ search, pattern, title = '', searchTitle = title, isSearchable = true }) => {
    const page = routes.find((route) => route.pattern.startsWith(`${pattern}/:`))?.pattern;
    return search ? [[search, { title: searchTitle, path: pattern, page, isSearchable }]] : [];
  }),
);
