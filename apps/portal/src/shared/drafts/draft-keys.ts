import { PERSISTED_STATE_KEY } from '@mijn/domain/limits';
import { createContext } from 'react';
import { attempt } from '../store/local-store.ts';

/**
 * The prefix of the local storage keys of drafts. Each draft has its own entry (docs/decisions/0013), so that
 * a tab that writes one draft does not overwrite the drafts of other tabs.
 */
export const DRAFT_PREFIX = `${PERSISTED_STATE_KEY}/draft/`;

/** Returns the local storage keys of the drafts in this browser. */
export const storedDraftKeys = (): string[] =>
  attempt(
    () =>
      Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter((key) =>
        key.startsWith(DRAFT_PREFIX),
      ),
    [],
  );

/** The keys of the drafts that a page reads while the server draws it. Undefined in the browser. */
export const DrawnDrafts = createContext<Set<string> | undefined>(undefined);
