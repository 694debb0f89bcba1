import { DRAFT_MS } from '@mijn/domain/limits';
import { attempt } from '../store/local-store.ts';
import type { Draft } from './draft.ts';
import { DRAFT_PREFIX, formOfDraft, furtherDraftKey } from './draft-keys.ts';
import {
  DISCARDED,
  draftKey,
  draftKeys,
  dropOldest,
  readDraft,
  removeDraft,
  writeDraft,
} from './draft-storage.ts';

/** The maximum number of thrown-away drafts of a member in a browser. If it is exceeded, the oldest one is deleted. */
export const DISCARDED_DRAFTS_MAX = 20;

/** The forms of which a page lists the drafts that were thrown away, as the first part of their names. */
const kinds = ['bulletin', 'newsletters', 'album'] as const;

export type DiscardedKind = (typeof kinds)[number];

/** A draft that was thrown away. */
export interface DiscardedDraft {
  key: string;
  /** The name of the form without its kind: `new`, or what the feature calls the form of an existing thing. */
  form: string;
  draft: Draft;
}

const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};

/** Calls a function when a draft is thrown away or put back, in this tab or in another one. */
export function onDiscardedDrafts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Splits the key of the first draft of a form. */
function partsOf(form: string) {
  const [owner = '', associationId = '', ...name] = form.slice(DRAFT_PREFIX.length).split('/');
  return { owner, associationId, name: name.join('/') };
}

const prefixOf = (owner: string, associationId = ''): string =>
  `${DRAFT_PREFIX}${owner}${DISCARDED}${associationId}`;

/**
 * Keeps a draft that its writer throws away. At most 20 of a member are kept, for 30 days. Of a form that no page lists,
 * nothing is kept.
 * @param form the key of the first draft of the form.
 * @returns the key with which the draft is kept, if it is.
 */
export function keepDiscarded(form: string, draft: Draft, now: Date): string | undefined {
  const { owner, associationId, name } = partsOf(form);
  if (!kinds.some((kind) => name.startsWith(`${kind}/`))) return undefined;
  const key = furtherDraftKey(`${prefixOf(owner, associationId)}/${name}`);
  writeDraft(key, { ...draft, savedAt: now.toISOString(), writtenAt: draft.savedAt, isUnsent: undefined });
  dropOldest(
    draftKeys().filter((one) => one.startsWith(prefixOf(owner))),
    DISCARDED_DRAFTS_MAX,
  );
  changed();
  return key;
}

/** Removes a draft that was thrown away, because it is back. */
export function forgetDiscarded(key: string): void {
  removeDraft(key);
  changed();
}

/** Returns the drafts that a member threw away in an association, the newest first. */
export function listDiscarded(
  owner: string,
  associationId: string,
  kind: DiscardedKind,
  now: Date,
): DiscardedDraft[] {
  const prefix = `${prefixOf(owner, associationId)}/${kind}/`;
  return draftKeys()
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const draft = readDraft(key);
      if (!draft || now.getTime() - Date.parse(draft.savedAt) > DRAFT_MS) return [];
      return [{ key, form: formOfDraft(key).slice(prefix.length), draft }];
    })
    .sort((one, other) => Date.parse(other.draft.savedAt) - Date.parse(one.draft.savedAt));
}

/**
 * Puts a draft back, as a further draft of its form, so that no draft is overwritten. This tab opens it next.
 * @returns false if another tab has put it back already.
 */
export function restoreDiscarded(
  owner: string,
  associationId: string,
  kind: DiscardedKind,
  { key, form }: Pick<DiscardedDraft, 'key' | 'form'>,
  now: Date,
): boolean {
  const draft = readDraft(key);
  if (!draft) {
    changed();
    return false;
  }
  const first = draftKey(owner, associationId, `${kind}/${form}`);
  const back = furtherDraftKey(first);
  // Now it is the newest draft of the form, which a tab opens if it has no session storage.
  writeDraft(back, { ...draft, savedAt: now.toISOString(), writtenAt: undefined });
  attempt(() => sessionStorage.setItem(first, back), undefined);
  forgetDiscarded(key);
  return true;
}
