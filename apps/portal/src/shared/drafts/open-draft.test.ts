import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isTaken } from './draft-locks.ts';
import { draftKey, draftsOf, readDraft, removeDrafts, writeDraft } from './draft-storage.ts';
import { type DraftPlace, keyAtStart, type OpenDraft, openDraft } from './open-draft.ts';

function createStorage() {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const opened: OpenDraft[] = [];

beforeEach(() => {
  Object.assign(globalThis, { localStorage: createStorage(), sessionStorage: createStorage() });
});

afterEach(async () => {
  for (const draft of opened.splice(0)) draft.close();
  removeDrafts();
  // The locks are released in a timer.
  await new Promise((resolve) => setTimeout(resolve));
});

let count = 0;
/** Returns the key of a form that no other test uses, because locks belong to the whole process. */
const aForm = () => draftKey('anna', 'a-1', `form-${(count += 1)}`);

const write = (key: string, text: string, minute = 0) =>
  writeDraft(key, {
    values: { text },
    base: { text: '' },
    files: [],
    savedAt: new Date(Date.UTC(2026, 10, 25, 10, minute)).toISOString(),
  });

async function holdElsewhere(key: string): Promise<() => void> {
  return new Promise((resolve) => {
    void navigator.locks
      .request(key, () => new Promise<void>((release) => resolve(() => release())))
      .catch(() => undefined);
  });
}

function open(form: string) {
  const places: DraftPlace[] = [];
  let resolveNext: ((place: DraftPlace) => void) | undefined;
  const draft = openDraft(form, (place) => {
    places.push(place);
    resolveNext?.(place);
    resolveNext = undefined;
  });
  opened.push(draft);
  return { draft, places, next: () => new Promise<DraftPlace>((resolve) => (resolveNext = resolve)) };
}

describe('the draft that a form opens', () => {
  it('is a new one, at once, if the browser has none', async () => {
    const form = aForm();
    expect(keyAtStart(form)).toBe(form);
    expect(await open(form).next()).toEqual({ kind: 'open', key: form, isLocked: true });
  });

  it('is one of its own if another tab has the empty form open', async () => {
    const form = aForm();
    await holdElsewhere(form);
    const place = await open(form).next();
    expect(place).toMatchObject({ kind: 'open', isLocked: true });
    expect(place).not.toMatchObject({ key: form });
  });

  it('is the newest one that no other tab has', async () => {
    const form = aForm();
    write(form, 'oud');
    write(`${form}#2`, 'nieuw', 2);
    write(`${form}#1`, 'daartussen', 1);
    await holdElsewhere(`${form}#2`);
    expect(draftsOf(form)).toEqual([`${form}#2`, `${form}#1`, form]);
    expect(keyAtStart(form)).toBe(`${form}#2`);
    expect(await open(form).next()).toMatchObject({ kind: 'open', key: `${form}#1` });
  });

  it('is the same one after a reload of the tab, although another draft is newer', async () => {
    const form = aForm();
    write(form, 'van dit tabblad');
    const first = open(form);
    await first.next();
    write(`${form}#2`, 'nieuwer', 5);
    first.draft.close();
    await new Promise((resolve) => setTimeout(resolve));
    expect(await open(form).next()).toMatchObject({ kind: 'open', key: form });
  });

  it('waits while another tab has it, and opens when that tab closes', async () => {
    const form = aForm();
    write(form, 'van het andere tabblad');
    const closeOther = await holdElsewhere(form);
    const { next } = open(form);
    expect(await next()).toEqual({ kind: 'elsewhere' });
    const opens = next();
    closeOther();
    expect(await opens).toEqual({ kind: 'open', key: form, isLocked: true });
  });

  it('is the one that a duplicated tab brings along, although another draft is newer', async () => {
    const form = aForm();
    write(form, 'van dit tabblad');
    write(`${form}#2`, 'nieuwer', 5);
    sessionStorage.setItem(form, form);
    const closeOther = await holdElsewhere(form);
    await holdElsewhere(`${form}#2`);
    const { next } = open(form);
    await next();
    const opens = next();
    closeOther();
    expect(await opens).toMatchObject({ kind: 'open', key: form });
  });

  it('can be a new one beside that of the other tab', async () => {
    const form = aForm();
    write(form, 'van het andere tabblad');
    const closeOther = await holdElsewhere(form);
    const { draft, places, next } = open(form);
    await next();
    const opens = next();
    draft.startNew();
    const place = await opens;
    expect(place).not.toMatchObject({ key: form });
    closeOther();
    await new Promise((resolve) => setTimeout(resolve));
    expect(places.at(-1)).toBe(place);
    expect(readDraft(form)?.values['text']).toBe('van het andere tabblad');
  });

  it('can be taken from the other tab, which then waits for it', async () => {
    const form = aForm();
    write(form, 'begonnen');
    const here = open(form);
    await here.next();
    const isTakenHere = here.next();
    let giveBack = () => {};
    void navigator.locks.request(
      form,
      { steal: true },
      () => new Promise<void>((release) => (giveBack = () => release())),
    );
    expect(await isTakenHere).toEqual({ kind: 'elsewhere' });
    expect(isTaken(form)).toBe(true);
    const opens = here.next();
    giveBack();
    expect(await opens).toMatchObject({ kind: 'open', key: form });
    expect(isTaken(form)).toBe(false);
  });

  it('is shared by a form that is closed and the one that follows it at once', async () => {
    const form = aForm();
    const first = open(form);
    const second = open(form);
    first.draft.close();
    expect(await second.next()).toEqual({ kind: 'open', key: form, isLocked: true });
  });
});
