import { beforeEach, describe, expect, it } from '@jest/globals';
import { DRAFT_MS, DRAFT_OF_OTHER_MS, DRAFTS_MAX } from '@mijn/domain/limits';
import { tidyDrafts } from './tidy-drafts.ts';
import type { Draft } from './draft.ts';
import { DISCARDED_DRAFTS_MAX, keepDiscarded } from './discarded-drafts.ts';
import { countDrafts, draftKey, draftsOf, readDraft, removeDrafts, writeDraft } from './draft-storage.ts';
import { listDiscarded, restoreDiscarded } from './listed-discarded.ts';
import { keyAtStart } from './open-draft.ts';

function aStorage(room: { left: number }) {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!kept.has(key) && kept.size >= room.left) throw new Error('QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  };
}

let room = { left: Infinity };

beforeEach(() => {
  removeDrafts();
  room = { left: Infinity };
  Object.assign(globalThis, {
    localStorage: aStorage(room),
    sessionStorage: aStorage({ left: Infinity }),
    window: globalThis,
  });
});

const NOW = new Date('2026-11-19T10:00:00.000Z');
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

const draftOf = (subject: string, own: Partial<Draft> = {}): Draft => ({
  values: { subject },
  base: { subject: '' },
  files: [],
  savedAt: '2026-11-12T10:00:00.000Z',
  ...own,
});
const formOf = (form: string, owner = 'anna', association = 'a-1') => draftKey(owner, association, form);
const throwAway = (subject: string, form = formOf('bulletin/new'), now = NOW) =>
  keepDiscarded(form, draftOf(subject), now);
const subjects = (owner = 'anna', association = 'a-1') =>
  listDiscarded(owner, association, 'bulletin').map(({ draft }) => draft.values['subject']);

describe('drafts that were thrown away', () => {
  it('are listed for their member, association and kind of form, the newest first', () => {
    throwAway('eerst');
    throwAway('daarna', formOf('bulletin/edit-1'), later(1));
    throwAway('van Bram', formOf('bulletin/new', 'bram'));
    throwAway('van een ander', formOf('bulletin/new', 'anna', 'a-2'));
    throwAway('een brief', formOf('newsletters/new'));
    expect(subjects()).toEqual(['daarna', 'eerst']);
    expect(listDiscarded('anna', 'a-1', 'bulletin').map(({ form }) => form)).toEqual(['edit-1', 'new']);
    expect(subjects('bram')).toEqual(['van Bram']);
  });

  it('know when they were last changed, and when they were thrown away', () => {
    throwAway('eerst');
    expect(listDiscarded('anna', 'a-1', 'bulletin')[0]?.draft).toMatchObject({
      writtenAt: '2026-11-12T10:00:00.000Z',
      savedAt: NOW.toISOString(),
    });
  });

  it('are not kept of a form that no page lists', () => {
    expect(throwAway('Notulen', formOf('document/1'))).toBeUndefined();
    expect(throwAway('Te duur', formOf('invoice/1'))).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('are no drafts of their form, and are not counted with them', () => {
    throwAway('eerst');
    expect(draftsOf(formOf('bulletin/new'))).toEqual([]);
    expect(countDrafts('anna')).toBe(0);
  });

  it('are limited in number for each member, and the oldest is removed', () => {
    throwAway('van Bram', formOf('bulletin/new', 'bram'), later(-1));
    for (let index = 0; index <= DISCARDED_DRAFTS_MAX; index += 1)
      throwAway(String(index), formOf('bulletin/new'), later(index));
    expect(subjects()).toHaveLength(DISCARDED_DRAFTS_MAX);
    expect(subjects()).not.toContain('0');
    expect(subjects('bram')).toEqual(['van Bram']);
  });

  it('never take the place of drafts', () => {
    for (let index = 0; index < DRAFTS_MAX; index += 1)
      writeDraft(formOf(`bulletin/edit-${index}`), draftOf('x'));
    throwAway('weg');
    expect(countDrafts('anna')).toBe(DRAFTS_MAX);
    expect(subjects()).toEqual(['weg']);
  });

  it('go with the drafts at a logout', () => {
    throwAway('eerst');
    throwAway('van Bram', formOf('bulletin/new', 'bram'));
    removeDrafts('anna');
    expect([subjects(), subjects('bram')]).toEqual([[], ['van Bram']]);
  });

  it('go after 30 days, and a day after another member has come to this browser', async () => {
    throwAway('eerst');
    await tidyDrafts('anna', later(DRAFT_MS).getTime());
    expect(subjects()).toEqual(['eerst']);
    await tidyDrafts('anna', later(DRAFT_MS + 1).getTime());
    expect(subjects()).toEqual([]);
    throwAway('eerst');
    await tidyDrafts('bram', later(DRAFT_OF_OTHER_MS).getTime());
    expect(subjects()).toEqual(['eerst']);
    await tidyDrafts('bram', later(DRAFT_OF_OTHER_MS + 1).getTime());
    expect(subjects()).toEqual([]);
  });

  it('make room for drafts in a full storage, the oldest first', () => {
    throwAway('eerst');
    throwAway('daarna', formOf('bulletin/new'), later(1));
    room.left = 2;
    writeDraft(formOf('bulletin/new'), draftOf('nu'));
    expect(subjects()).toEqual(['daarna']);
    expect(localStorage.getItem(formOf('bulletin/new'))).toContain('"nu"');
  });

  it('last as long as the page if the storage accepts nothing', () => {
    room.left = 0;
    throwAway('eerst');
    expect(subjects()).toEqual(['eerst']);
    expect(localStorage).toHaveLength(0);
  });
});

describe('a draft that is put back', () => {
  const putBack = (subject: string) => {
    const discarded = listDiscarded('anna', 'a-1', 'bulletin').find(
      ({ draft }) => draft.values['subject'] === subject,
    );
    if (!discarded) throw new Error('There is no such draft.');
    return restoreDiscarded('anna', 'a-1', 'bulletin', discarded, later(1));
  };

  it('is the one that its form opens, and is in the list no longer', () => {
    throwAway('eerst');
    expect(putBack('eerst')).toBe(true);
    expect(subjects()).toEqual([]);
    const key = keyAtStart(formOf('bulletin/new'));
    expect(readDraft(key)).toMatchObject({ values: { subject: 'eerst' }, savedAt: later(1).toISOString() });
    expect(readDraft(key)).not.toHaveProperty('writtenAt');
  });

  it('overwrites no draft of its form, and none that another tab begins', () => {
    throwAway('eerst');
    writeDraft(formOf('bulletin/new'), draftOf('intussen'));
    putBack('eerst');
    const form = formOf('bulletin/new');
    expect(keyAtStart(form)).not.toBe(form);
    expect(readDraft(form)?.values['subject']).toBe('intussen');
    expect(draftsOf(form)).toHaveLength(2);
  });

  it('is put back once, also by two tabs with the same list', () => {
    throwAway('eerst');
    const [discarded] = listDiscarded('anna', 'a-1', 'bulletin');
    if (!discarded) throw new Error('There is no such draft.');
    putBack('eerst');
    expect(restoreDiscarded('anna', 'a-1', 'bulletin', discarded, NOW)).toBe(false);
    expect(draftsOf(formOf('bulletin/new'))).toHaveLength(1);
  });
});
