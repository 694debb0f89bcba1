import { useContext, useMemo } from 'react';
import { SearchDialog } from '../../features/search/search-dialog.tsx';
import type { SearchWindowProps } from '../../features/search/use-association-search.tsx';
import { useBrand } from '../../shared/brand/brand.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useSearchLists } from '../navigation/search-lists.ts';
import { RoutesContext } from '../navigation/routes-context.ts';
import { placesFor } from './places.ts';

/** Shows the search of an association with the lists, screens and actions of the portal. */
export function SearchWindow(props: SearchWindowProps) {
  const { association } = props;
  const routes = useContext(RoutesContext);
  const brand = useBrand();
  const { user, isReadOnly } = useSession();
  const isStaff = user?.impersonation != null;
  const places = useMemo(
    () => placesFor(routes, { association, brand, isReadOnly, isStaff }),
    [routes, association, brand, isReadOnly, isStaff],
  );
  return <SearchDialog {...props} lists={useSearchLists()} places={places} />;
}
