import type { Association } from '@mijn/domain/associations';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { loadChunk } from '../../shared/chunks/load-chunk.ts';
import type { SearchLists } from './result-address.ts';
import { useShortcuts, useShortcutSwitch } from '../../shared/shortcuts/use-shortcuts.ts';

const SearchDialog = lazy(async () => ({
  default: (await loadChunk('search', () => import('./search-dialog.tsx'))).SearchDialog,
}));

/**
 * Returns the search of the active association: the function that opens it (the `/` key also does, decisions
 * §6), and its dialog. The typed text is kept for the next time. The dialog closes on every navigation.
 */
export function useAssociationSearch(association: Association | undefined, lists: SearchLists) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const [typed, setTyped] = useState({ associationId: association?.id, q: '' });
  const q = typed.associationId === association?.id ? typed.q : '';
  const open = () => setOpenAt(key);
  useShortcuts({ '/': association && open }, useShortcutSwitch().isOn);
  return {
    open,
    window: association && openAt === key && (
      <Suspense>
        <SearchDialog
          lists={lists}
          association={association}
          q={q}
          onChange={(text) => setTyped({ associationId: association.id, q: text })}
          onClose={() => setOpenAt(undefined)}
        />
      </Suspense>
    ),
  };
}
