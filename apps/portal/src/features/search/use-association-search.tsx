import type { Association } from '@mijn/domain/associations';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import type { SearchLists } from './result-address.ts';
import { useShortcuts, useShortcutSwitch } from '../../shared/shortcuts/use-shortcuts.ts';

const searchDialog = lazyScreen('search', async () => {
  const { SearchDialog } = await import('./search-dialog.tsx');
  return { SearchDialog };
});

/** Loads the script of the dialog before it opens. An error is ignored, because the dialog that opens reports it. */
const preload = () => void searchDialog.preload().catch(() => undefined);

/**
 * Returns the search of the active association: the function that opens it (the `/` key also does, decisions
 * §6), the function that loads its script when the user shows intent, and its dialog. The typed text is kept for the next time. The dialog closes on every navigation.
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
    preload,
    window: association && openAt === key && (
      <Suspense>
        <searchDialog.Component
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
