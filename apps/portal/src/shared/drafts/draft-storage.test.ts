import { beforeEach, describe, expect, it } from '@jest/globals';
import { DRAFT_LENGTH_MAX, DRAFT_MS, DRAFT_OF_OTHER_MS, DRAFTS_MAX } from '@mijn/domain/limits';
import { tidyDrafts } from './tidy-drafts.ts';
import type { Draft } from './draft.ts';
import { listDiscarded } from './listed-discarded.ts';
import { countDrafts, draftKey, readDraft, removeDrafts, removeDraft, writeDraft } from './draft-storage.ts';

const kept = new Map<string, string>();
let isRefusing = false;

beforeEach(() => {
  removeDrafts();
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
  it('are read as they were written', () => {
    writeDraft(keyOf('document/1'), draftOf('Notulen'));
    expect(readDraft(keyOf('document/1'))).toEqual(draftOf('Notulen'));
    removeDraft(keyOf('document/1'));
    expect(readDraft(keyOf('document/1'))).toBeUndefined();
  });

  it('have separate entries, so that a tab does not overwrite the draft of another tab', () => {
    writeDraft(keyOf('document/1'), draftOf('een'));
    writeDraft(keyOf('document/2'), draftOf('twee'));
    expect([...kept.keys()]).toHaveLength(2);
    expect(countDrafts()).toBe(2);
  });

  it('of long ago are removed when a user signs in, those of another user after a day', async () => {
    const now = Date.parse('2026-11-19T10:00:00.000Z');
    writeDraft(
      keyOf('document/1', 'bram'),
      draftOf('van Bram', new Date(now - DRAFT_OF_OTHER_MS - 1).toISOString()),
    );
    writeDraft(
      keyOf('document/2', 'bram'),
      draftOf('later van Bram', new Date(now - DRAFT_OF_OTHER_MS).toISOString()),
    );
    writeDraft(keyOf('document/1'), draftOf('van Anna'));
    writeDraft(keyOf('document/2'), draftOf('oud', new Date(now - DRAFT_MS - 1).toISOString()));
    writeDraft(keyOf('bulletin/new'), draftOf('Burendag', new Date(now - DRAFT_MS - 1).toISOString()));
    await tidyDrafts('anna', now);
    // The page of the bulletin board lists what was discarded.
    const discarded = listDiscarded('anna', 'a-1', 'bulletin');
    expect(discarded.map(({ form, draft }) => [form, draft.values['name']])).toEqual([['new', 'Burendag']]);
    expect(readDraft(keyOf('document/1'))?.values['name']).toBe('van Anna');
    expect([...kept.values()].join()).not.toMatch(/"van Bram|oud/u);
    expect(readDraft(keyOf('document/2', 'bram'))?.values['name']).toBe('later van Bram');
    expect([countDrafts('anna'), countDrafts('bram'), countDrafts()]).toEqual([1, 1, 2]);
    removeDrafts('anna');
    expect(readDraft(keyOf('document/2', 'bram'))).toBeDefined();
  });

  it('are limited in number, and the oldest draft is removed', () => {
    for (let index = 0; index <= DRAFTS_MAX; index += 1)
      writeDraft(keyOf(`document/${index}`), draftOf('x', new Date(index).toISOString()));
    expect(countDrafts()).toBe(DRAFTS_MAX);
    expect(readDraft(keyOf('document/0'))).toBeUndefined();
    expect(readDraft(keyOf(`document/${DRAFTS_MAX}`))).toBeDefined();
  });

  it('that the browser does not accept are kept until the page is closed', () => {
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
    'are undefined if the stored text is %j',
    (text) => {
      kept.set(keyOf('document/1'), text);
      expect(readDraft(keyOf('document/1'))).toBeUndefined();
    },
  );
});
