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

/** The maximum number of thrown-away drafts of a member in a browser. If it is exceeded, the oldest one is deleted. */
export const DISCARDED_DRAFTS_MAX = 20;

/** The forms of which a page lists the drafts that were thrown away, as the first part of their names. */
const kinds = ['bulletin', 'newsletters', 'album'] as const;

export type DiscardedKind = (typeof kinds)[number];

/** Splits the key of the first draft of a form. */
function partsOf(form: string) {
  const [owner = '', associationId = '', ...name] = form.slice(DRAFT_PREFIX.length).split('/');
  return { owner, associationId, name: name.join('/') };
}

/**
 * Keeps a draft that its writer throws away. At most 20 of a member are kept, for 30 days. Of a form that no page lists,
 * nothing is kept.
 * @param form the key of the first draft of the form.
 * @returns the key with which the draft is kept, if it is.
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

/** Removes a draft that was thrown away, because it is back. */
export function forgetDiscarded(key: string): void {
  removeDraft(key);
  announceDiscarded();
}
