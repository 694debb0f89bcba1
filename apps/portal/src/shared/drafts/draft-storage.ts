import type { AuthUser } from '@mijn/domain/auth';
import { DRAFT_LENGTH_MAX, DRAFTS_MAX } from '@mijn/domain/limits';
import { attempt } from '../store/local-store.ts';
import { DRAFT_PREFIX, formOfDraft, furtherDraftKey, storedDraftKeys } from './draft-keys.ts';
import { type Draft, parseDraft } from './draft.ts';

const DISCARDED = '/discarded/';

export const isDiscarded = (key: string): boolean => key.includes(DISCARDED);

export const discardedPrefix = (owner: string, associationId = ''): string =>
  `${DRAFT_PREFIX}${owner}${DISCARDED}${associationId}`;

/** Has the event `change` when this tab discards a draft or puts one back. Other tabs get a storage event. */
export const discardedDrafts = new EventTarget();

export const announceDiscarded = (): unknown => discardedDrafts.dispatchEvent(new Event('change'));

/**
 * Returns the key of the owner of drafts. Staff who sign in as a member have their own, so that they do not see each
 * other's drafts.
 */
export const ownerOf = ({ id, impersonation }: AuthUser): string =>
  impersonation ? `${id}~${encodeURIComponent(impersonation.staff_name)}` : id;

/** The drafts that local storage refuses, in private mode or when it is full. They are lost when the page is closed. */
const unstored = new Map<string, string>();

export const draftKey = (owner: string, associationId: string, form: string): string =>
  `${DRAFT_PREFIX}${owner}/${associationId}/${form}`;

export const draftKeys = (): string[] => [...new Set([...storedDraftKeys(), ...unstored.keys()])];

export function readDraft(key: string): Draft | undefined {
  const text = unstored.get(key) ?? attempt(() => localStorage.getItem(key), null);
  return text === null ? undefined : parseDraft(text);
}

export const isLasting = (key: string): boolean => !unstored.has(key);

export function removeDraft(key: string): void {
  unstored.delete(key);
  attempt(() => localStorage.removeItem(key), undefined);
}

export const savedAt = (key: string): number => Date.parse(readDraft(key)?.savedAt ?? '') || 0;

export const draftsOf = (form: string): string[] =>
  draftKeys()
    .filter((key) => formOfDraft(key) === form && readDraft(key) !== undefined)
    .sort((one, other) => savedAt(other) - savedAt(one));

export const unusedDraftKey = (form: string): string =>
  readDraft(form) === undefined ? form : furtherDraftKey(form);

export function dropOldest(among: readonly string[], max: number): boolean {
  if (among.length <= max) return false;
  removeDraft(among.reduce((oldest, key) => (savedAt(key) < savedAt(oldest) ? key : oldest)));
  return true;
}

/** Stores a text. If the storage is full, discarded drafts make room, the oldest first. */
function storeText(key: string, text: string): boolean {
  const store = () =>
    attempt(() => {
      localStorage.setItem(key, text);
      return true;
    }, false);
  while (!store()) if (!dropOldest(storedDraftKeys().filter(isDiscarded), 0)) return false;
  return true;
}

/** Stores a draft synchronously, so that a reload right after the last keystroke loses nothing. */
export function writeDraft(key: string, draft: Draft): void {
  const text = JSON.stringify(draft);
  const isNew = readDraft(key) === undefined;
  const isStored = text.length <= DRAFT_LENGTH_MAX && storeText(key, text);
  if (isStored) unstored.delete(key);
  // An older stored draft stays, because after a reload an older draft is better than none.
  else unstored.set(key, text);
  if (isNew)
    dropOldest(
      draftKeys().filter((one) => !isDiscarded(one)),
      DRAFTS_MAX,
    );
}

const keysOf = (owner = ''): string[] =>
  draftKeys().filter((key) => key.startsWith(owner === '' ? DRAFT_PREFIX : `${DRAFT_PREFIX}${owner}/`));

/** Returns the number of drafts that are not discarded, of all users if no owner is given. */
export const countDrafts = (owner?: string): number =>
  keysOf(owner).filter((key) => !isDiscarded(key)).length;

/** Removes all drafts of a user, or of all users if no owner is given. */
export function removeDrafts(owner?: string): void {
  for (const key of keysOf(owner)) removeDraft(key);
}
