import type { Draft } from './draft.ts';
import { DRAFT_PREFIX, furtherDraftKey } from './draft-keys.ts';
import {
  announceDiscarded,
  discardedPrefix,
  draftKeys,
  dropOldest,
  removeDraft,
  writeDraft,
} from './draft-storage.ts';

/** Limits the discarded drafts of a member in a browser. The oldest one is deleted first. */
export const DISCARDED_DRAFTS_MAX = 20;

const kinds = ['bulletin', 'newsletters', 'album'] as const;

export type DiscardedKind = (typeof kinds)[number];

function partsOf(form: string) {
  const [owner = '', associationId = '', ...name] = form.slice(DRAFT_PREFIX.length).split('/');
  return { owner, associationId, name: name.join('/') };
}

/**
 * Keeps a draft that its writer discards, for 30 days. Keeps nothing of a form that no page lists.
 * @param form the key of the first draft of the form.
 * @returns the key of the kept draft.
 */
export function keepDiscarded(form: string, draft: Draft, now: Date): string | undefined {
  const { owner, associationId, name } = partsOf(form);
  if (!kinds.some((kind) => name.startsWith(`${kind}/`))) return undefined;
  const key = furtherDraftKey(`${discardedPrefix(owner, associationId)}/${name}`);
  writeDraft(key, { ...draft, savedAt: now.toISOString(), writtenAt: draft.savedAt, isUnsent: undefined });
  dropOldest(
    draftKeys().filter((one) => one.startsWith(discardedPrefix(owner))),
    DISCARDED_DRAFTS_MAX,
  );
  announceDiscarded();
  return key;
}

export function forgetDiscarded(key: string): void {
  removeDraft(key);
  announceDiscarded();
}
