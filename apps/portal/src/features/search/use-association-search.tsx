import type { Association } from '@mijn/domain/associations';
import type { LazyPart } from '@mijn/ui/lazy-part';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { loadChunk } from '../../shared/chunks/load-chunk.ts';
import type { SearchDialogProps } from './search-dialog.tsx';
import { useUnfinishedSearch } from './unfinished-search.ts';
import { useShortcuts, useShortcutSwitch, WINDOW } from '../../shared/shortcuts/use-shortcuts.ts';

export type SearchWindowProps = Omit<SearchDialogProps, 'lists' | 'places'>;

/**
 * Handles the keys of the search: Ctrl+K or ⌘K opens it, also while the user types, but not over another dialog. Text
 * that is typed while the script still loads is text of the search, and no shortcut.
 */
function useSearchKeys(isOpening: boolean, open: (() => void) | undefined, onType: (text: string) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const hasCommand = ctrlKey !== metaKey && !altKey;
    const isTyped = isOpening && key.length === 1 && !ctrlKey && !metaKey;
    if (!isTyped && !(open && hasCommand && key === 'k' && !document.querySelector(WINDOW))) return;
    event.preventDefault();
    event.stopPropagation();
    if (isTyped) onType(key);
    else open?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}

/**
 * Returns the search of the active association. The typed text is kept for the next time. The dialog closes on every
 * navigation.
 */
export function useAssociationSearch(
  association: Association | undefined,
  searchWindow: LazyPart<SearchWindowProps>,
) {
  const page = useLocation();
  const { key } = page;
  const [openAt, setOpenAt] = useState<string>();
  const [isReady, setReady] = useState(false);
  const [typed, setTyped] = useState({ associationId: association?.id, q: '' });
  const q = typed.associationId === association?.id ? typed.q : '';
  const isOpen = association && openAt === key;
  const open = () => {
    setReady(false);
    setOpenAt(key);
    // Without its script, the search takes no text.
    void searchWindow.preload(loadChunk).then((isLoaded) => !isLoaded && setReady(true));
  };
  const change = (text: string) => setTyped({ associationId: association?.id, q: text });
  const forget = useUnfinishedSearch({ isOpen: Boolean(isOpen), q, page }, (kept) => {
    change(kept);
    open();
  });
  const hide = () => setOpenAt(undefined);
  useShortcuts({ '/': association && open }, useShortcutSwitch().isOn);
  useSearchKeys(Boolean(isOpen) && !isReady, association && open, (text) => change(q + text));
  return {
    open,
    /** Loads the script of the dialog before it opens. */
    preload: () => void searchWindow.preload(loadChunk),
    window: isOpen && (
      <searchWindow.Component
        association={association}
        q={q}
        onChange={change}
        onClose={() => {
          forget();
          hide();
        }}
        onCovered={hide}
        onReady={() => setReady(true)}
      />
    ),
  };
}
