import { DRAFT_MS } from '@mijn/domain/limits';
import { attempt } from '../store/local-store.ts';
import type { DiscardedKind } from './discarded-drafts.ts';
import type { Draft } from './draft.ts';
import { formOfDraft, furtherDraftKey } from './draft-keys.ts';
import {
  announceDiscarded,
  discardedDrafts,
  discardedPrefix,
  draftKey,
  draftKeys,
  readDraft,
  removeDraft,
  writeDraft,
} from './draft-storage.ts';

/** A draft that was thrown away. */
export interface DiscardedDraft {
  key: string;
  /** The name of the form without its kind: `new`, or what the feature calls the form of an existing thing. */
  form: string;
  draft: Draft;
}

/** Calls a function when a draft is thrown away or put back, in this tab or in another one. */
export function onDiscardedDrafts(listener: () => void): () => void {
  discardedDrafts.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    discardedDrafts.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the drafts that a member threw away in an association, the newest first. */
export function listDiscarded(
  owner: string,
  associationId: string,
  kind: DiscardedKind,
  now: Date,
): DiscardedDraft[] {
  const prefix = `${discardedPrefix(owner, associationId)}/${kind}/`;
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
    announceDiscarded();
    return false;
  }
  const first = draftKey(owner, associationId, `${kind}/${form}`);
  const back = furtherDraftKey(first);
  // Now it is the newest draft of the form, which a tab opens if it has no session storage.
  writeDraft(back, { ...draft, savedAt: now.toISOString(), writtenAt: undefined });
  attempt(() => sessionStorage.setItem(first, back), undefined);
  removeDraft(key);
  announceDiscarded();
  return true;
}
