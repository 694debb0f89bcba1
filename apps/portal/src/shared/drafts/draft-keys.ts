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

/** Separates the key of the first draft of a form from the name of a further one, which another tab began. */
const SEPARATOR = '#';

/** Returns a key for a further draft of a form. */
export const furtherDraftKey = (form: string): string => `${form}${SEPARATOR}${crypto.randomUUID()}`;

/** Returns the key of the first draft of the form that a draft belongs to. */
export const formOfDraft = (key: string): string => key.split(SEPARATOR, 1)[0] ?? key;

/** The keys of the first drafts of the forms that a page has while the server draws it. Undefined in the browser. */
export const DrawnDrafts = createContext<Set<string> | undefined>(undefined);
