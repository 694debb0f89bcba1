import { ZIP_DOCUMENTS_MAX } from '@mijn/domain/limits';
import { selectedWith, selectedWithout } from '@mijn/domain/selection';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { NavigationType, useNavigationType } from 'react-router';
import { type RootState, useAppDispatch } from '../../shared/store/hooks.ts';
import { useAssociation } from '../../shared/session/association-context.ts';
import { selectionChanged } from './selection.slice.ts';

/** The selected documents. The selection continues over the pages, the search and the filters of the list (docs/product.md#archive-selection). */
export interface Selection {
  ids: readonly string[];
  /** Whether the selection has as many documents as one zip may have. */
  isFull: boolean;
  select: (ids: readonly string[], isSelected: boolean) => void;
  clear: () => void;
}

const NONE: readonly string[] = [];

/** Returns the selection of the archive. Going back to the archive restores it; any other visit starts without. */
export function useSelection(): Selection {
  const { id: associationId } = useAssociation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const dispatch = useAppDispatch();
  // `useSelector` would render the archive again whenever the selection is kept.
  const store = useStore<RootState>();
  const [ids, setIds] = useState(
    () => (isReturn ? store.getState().archiveSelection?.[associationId] : undefined) ?? NONE,
  );
  useEffect(() => {
    dispatch(selectionChanged({ associationId, ids }));
  }, [dispatch, associationId, ids]);
  return {
    ids,
    isFull: ids.length >= ZIP_DOCUMENTS_MAX,
    select: (changed, isSelected) =>
      setIds((current) =>
        isSelected ? selectedWith(current, changed, ZIP_DOCUMENTS_MAX) : selectedWithout(current, changed),
      ),
    clear: () => setIds(NONE),
  };
}
