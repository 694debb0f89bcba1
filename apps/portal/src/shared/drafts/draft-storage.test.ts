import { beforeEach, describe, expect, it } from '@jest/globals';
import { DRAFT_LENGTH_MAX, DRAFT_MS, DRAFTS_MAX } from '@mijn/domain/limits';
import type { Draft } from './draft.ts';
import {
  countDrafts,
  draftKey,
  readDraft,
  removeAllDrafts,
  removeDraft,
  tidyDrafts,
  writeDraft,
} from './draft-storage.ts';

const kept = new Map<string, string>();
let isRefusing = false;

beforeEach(() => {
  removeAllDrafts();
  kept.clear();
  isRefusing = false;
  Object.assign(globalThis, {
    localStorage: {
      get length() {
        return kept.size;
      },
      key: (index: number) => [...kept.keys()][index] ?? null,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isRefusing) throw new Error('QuotaExceededError');
        kept.set(key, value);
      },
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

const draftOf = (text: string, savedAt = '2026-11-19T10:00:00.000Z'): Draft => ({
  values: { name: text, tags: ['dak'] },
  base: { name: '', tags: [] },
  files: [],
  savedAt,
});
const keyOf = (form: string, owner = 'anna') => draftKey(owner, 'a-1', form);

describe('the drafts of a browser', () => {
  it('come back as they were written', () => {
    writeDraft(keyOf('document/1'), draftOf('Notulen'));
    expect(readDraft(keyOf('document/1'))).toEqual(draftOf('Notulen'));
    removeDraft(keyOf('document/1'));
    expect(readDraft(keyOf('document/1'))).toBeUndefined();
  });

  it('stand beside each other, so that a tab which writes one leaves that of another tab alone', () => {
    writeDraft(keyOf('document/1'), draftOf('een'));
    writeDraft(keyOf('document/2'), draftOf('twee'));
    expect([...kept.keys()]).toHaveLength(2);
    expect(countDrafts()).toBe(2);
  });

  it('of another member are gone once someone has signed in, and so are those nobody came back to', () => {
    const now = Date.parse('2026-11-19T10:00:00.000Z');
    writeDraft(keyOf('document/1', 'bram'), draftOf('van Bram'));
    writeDraft(keyOf('document/1'), draftOf('van Anna'));
    writeDraft(keyOf('document/2'), draftOf('oud', new Date(now - DRAFT_MS - 1).toISOString()));
    tidyDrafts('anna', now);
    expect(readDraft(keyOf('document/1'))?.values['name']).toBe('van Anna');
    expect([...kept.values()].join()).not.toMatch(/Bram|oud/u);
  });

  it('are bounded: the oldest goes', () => {
    for (let index = 0; index <= DRAFTS_MAX; index += 1)
      writeDraft(keyOf(`document/${index}`), draftOf('x', new Date(index).toISOString()));
    expect(countDrafts()).toBe(DRAFTS_MAX);
    expect(readDraft(keyOf('document/0'))).toBeUndefined();
    expect(readDraft(keyOf(`document/${DRAFTS_MAX}`))).toBeDefined();
  });

  it('that the browser refuses last as long as the page', () => {
    writeDraft(keyOf('document/1'), draftOf('eerst'));
    isRefusing = true;
    writeDraft(keyOf('document/1'), draftOf('daarna'));
    expect(readDraft(keyOf('document/1'))?.values['name']).toBe('daarna');
    isRefusing = false;
    writeDraft(keyOf('document/2'), draftOf('y'.repeat(DRAFT_LENGTH_MAX)));
    expect(readDraft(keyOf('document/2'))?.values['name']).toHaveLength(DRAFT_LENGTH_MAX);
    expect(kept.size).toBe(1);
  });

  it.each(['', '{', '[]', '{"values":{"name":1},"base":{},"files":[],"savedAt":"2026-11-19"}'])(
    'are not read from %j',
    (text) => {
      kept.set(keyOf('document/1'), text);
      expect(readDraft(keyOf('document/1'))).toBeUndefined();
    },
  );
});
