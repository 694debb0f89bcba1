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

export interface DiscardedDraft {
  key: string;
  /** The name of the form without its kind: `new`, or the name that the feature gives the form of an existing item. */
  form: string;
  draft: Draft;
}

export function onDiscardedDrafts(listener: () => void): () => void {
  discardedDrafts.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    discardedDrafts.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}

export function listDiscarded(owner: string, associationId: string, kind: DiscardedKind): DiscardedDraft[] {
  const prefix = `${discardedPrefix(owner, associationId)}/${kind}/`;
  return draftKeys()
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const draft = readDraft(key);
      if (!draft) return [];
      return [{ key, form: formOfDraft(key).slice(prefix.length), draft }];
    })
    .sort((one, other) => Date.parse(other.draft.savedAt) - Date.parse(one.draft.savedAt));
}

/**
 * Puts a draft back as a further draft of its form, so that no draft is overwritten.
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
  // The newest draft of a form is opened by a tab without session storage.
  writeDraft(back, { ...draft, savedAt: now.toISOString(), writtenAt: undefined });
  attempt(() => sessionStorage.setItem(first, back), undefined);
  removeDraft(key);
  announceDiscarded();
  return true;
}
