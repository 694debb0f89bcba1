import { PERSISTED_STATE_KEY } from '@mijn/domain/limits';
import { createContext } from 'react';
import { attempt } from '../store/local-store.ts';
import { newUuid } from '../new-uuid.ts';

/**
 * The prefix of the local storage keys of drafts, which have an entry each (docs/product.md#drafts), so that tabs do not
 * overwrite each other's drafts.
 */
export const DRAFT_PREFIX = `${PERSISTED_STATE_KEY}/draft/`;

export const storedDraftKeys = (): string[] =>
  attempt(
    () =>
      Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter((key) =>
        key.startsWith(DRAFT_PREFIX),
      ),
    [],
  );

const SEPARATOR = '#';

export const furtherDraftKey = (form: string): string => `${form}${SEPARATOR}${newUuid()}`;

export const formOfDraft = (key: string): string => key.split(SEPARATOR, 1)[0] ?? key;

/** The keys of the first drafts of the forms of a page that the server draws. Undefined in the browser. */
export const DrawnDrafts = createContext<Set<string> | undefined>(undefined);
