import type { AuthUser } from '@mijn/domain/auth';
import { DRAFT_LENGTH_MAX, DRAFT_MS, DRAFTS_MAX, PERSISTED_STATE_KEY } from '@mijn/domain/limits';
import { useEffect } from 'react';
import { attempt } from '../store/local-store.ts';
import { type Draft, parseDraft } from './draft.ts';

/**
 * Whose a draft is. Staff who act for a member do not find that member's drafts, nor does the member find theirs.
 */
export const ownerOf = ({ id, impersonation }: AuthUser): string =>
  impersonation ? `${id}~${encodeURIComponent(impersonation.staff_name)}` : id;

/**
 * Each draft has an entry of its own in the browser's storage (docs/decisions/0013): a tab that writes one leaves those of other
 * tabs alone.
 */
const PREFIX = `${PERSISTED_STATE_KEY}/draft/`;

/** Drafts that the browser does not take (private mode, full): they last as long as the page. */
const unstored = new Map<string, string>();

/** Where the draft of a form is kept. */
export const draftKey = (owner: string, associationId: string, form: string): string =>
  `${PREFIX}${owner}/${associationId}/${form}`;

const storedKeys = (): string[] =>
  attempt(
    () =>
      Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').filter((key) =>
        key.startsWith(PREFIX),
      ),
    [],
  );

const keys = (): string[] => [...new Set([...storedKeys(), ...unstored.keys()])];

export function readDraft(key: string): Draft | undefined {
  const text = unstored.get(key) ?? attempt(() => localStorage.getItem(key), null);
  return text === null ? undefined : parseDraft(text);
}

export function removeDraft(key: string): void {
  unstored.delete(key);
  attempt(() => localStorage.removeItem(key), undefined);
}

const savedAt = (key: string): number => Date.parse(readDraft(key)?.savedAt ?? '') || 0;

function dropOldest(): void {
  const all = keys();
  if (all.length <= DRAFTS_MAX) return;
  removeDraft(all.reduce((oldest, key) => (savedAt(key) < savedAt(oldest) ? key : oldest)));
}

/** Keeps a draft, at once: a reload right after the last key loses nothing. */
export function writeDraft(key: string, draft: Draft): void {
  const text = JSON.stringify(draft);
  const isNew = readDraft(key) === undefined;
  const isStored =
    text.length <= DRAFT_LENGTH_MAX &&
    attempt(() => {
      localStorage.setItem(key, text);
      return true;
    }, false);
  if (isStored) unstored.delete(key);
  // What is stored already stays: for a reload something older is better than nothing.
  else unstored.set(key, text);
  if (isNew) dropOldest();
}

/** How many drafts there are. */
export const countDrafts = (): number => keys().length;

/** For who logs out: nothing of them stays. */
export function removeAllDrafts(): void {
  for (const key of keys()) removeDraft(key);
}

/** For who is signed in: their own drafts stay while they are not too old; nobody else's do. */
export function tidyDrafts(owner: string, now: number): void {
  for (const key of keys()) {
    const isOwn = key.startsWith(`${PREFIX}${owner}/`);
    if (!isOwn || now - savedAt(key) > DRAFT_MS) removeDraft(key);
  }
}

/** Removes the drafts that an earlier member left in this browser, and those that nobody came back to. */
export function useTidyDrafts(user: AuthUser | null): void {
  const owner = user ? ownerOf(user) : undefined;
  useEffect(() => {
    if (owner !== undefined) tidyDrafts(owner, Date.now());
  }, [owner]);
}
