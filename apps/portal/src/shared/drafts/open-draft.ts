import { attempt } from '../store/local-store.ts';
import { furtherDraftKey } from './draft-keys.ts';
import { lockDraft } from './draft-locks.ts';
import { draftsOf } from './draft-storage.ts';

/** The draft that a form uses. `isLocked` is false until it may be written. `elsewhere` means that another tab has it. */
export type DraftPlace = { kind: 'open'; key: string; isLocked: boolean } | { kind: 'elsewhere' };

const lastOf = (form: string): string | null => attempt(() => sessionStorage.getItem(form), null);

function keysToOpen(form: string): [string, ...string[]] {
  const stored = draftsOf(form);
  const last = lastOf(form);
  const isKept = last !== null && (stored.length === 0 || stored.includes(last));
  const [first = form, ...others] = new Set([
    ...(isKept ? [last] : []),
    ...stored,
    ...(stored.length === 0 ? [form] : []),
  ]);
  return [first, ...others];
}

/** Returns the key of the draft that a form will most likely open. Another tab may have it. */
export const keyAtStart = (form: string): string => keysToOpen(form)[0];

export interface OpenDraft {
  takeOver: () => void;
  startNew: () => void;
  close: () => void;
}

/**
 * Opens a draft that no other tab has: the one that this tab used last, otherwise the newest one, otherwise a new one. If
 * other tabs have all drafts, it waits until one of them is released.
 */
export function openDraft(form: string, onChange: (place: DraftPlace) => void): OpenDraft {
  let release: (() => void) | undefined;
  let waiting = new AbortController();
  let awaited = form;
  let isClosed = false;

  const stopWaiting = () => {
    waiting.abort();
    waiting = new AbortController();
  };
  const open = async (key: string, options: LockOptions): Promise<boolean> => {
    const released = await lockDraft(key, options, () => void waitFor(key));
    if (isClosed) released?.();
    if (isClosed || !released) return isClosed;
    release = released;
    attempt(() => sessionStorage.setItem(form, key), undefined);
    onChange({ kind: 'open', key, isLocked: true });
    return true;
  };
  const waitFor = async (key: string): Promise<void> => {
    if (isClosed) return;
    awaited = key;
    onChange({ kind: 'elsewhere' });
    await open(key, { signal: waiting.signal });
  };
  const openFirst = async (): Promise<void> => {
    const keys = keysToOpen(form);
    for (const key of keys)
      // oxlint-disable-next-line no-await-in-loop -- the next draft is tried if another tab has this one
      if (await open(key, { ifAvailable: true })) return;
    const left = draftsOf(form);
    const taken = keys.find((key) => left.includes(key));
    await (taken === undefined ? open(furtherDraftKey(form), {}) : waitFor(taken));
  };

  void openFirst();
  return {
    takeOver: () => {
      stopWaiting();
      void open(awaited, { steal: true });
    },
    startNew: () => {
      stopWaiting();
      void open(furtherDraftKey(form), {});
    },
    close: () => {
      isClosed = true;
      stopWaiting();
      release?.();
    },
  };
}
