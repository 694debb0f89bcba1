import type { ItemNote } from '@mijn/domain/minutes';
import { minutesContract } from '@mijn/domain/minutes/contract';
import { Refusal } from '../call/refusal.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';

/** The time of the mock at which notes are written. */
const WRITTEN_AT = '2026-11-20T12:00:00.000Z';

/** The document is an empty one. */
function respond(first: readonly ItemNote[]): Responders<typeof minutesContract> {
  const notes = new Map(first.map((note) => [note.item_id, note]));
  return {
    listItemNotes: () => ({ data: [...notes.values()] }),
    setItemNote: ({ params: { item_id }, body: { text = '', version } }) => {
      const stored = notes.get(item_id);
      if (version !== (stored?.version ?? 0)) return new Refusal('conflict');
      const note = { item_id, text, version: version + 1, changed_at: WRITTEN_AT };
      notes.set(item_id, note);
      return note;
    },
  };
}

/** Returns the mocked calls of minutes, for the duration of one story or test. */
export const minutesCalls = (notes: readonly ItemNote[] = []) => callsOf(minutesContract, respond(notes));

export const minutesMock = defineMock({
  contract: minutesContract,
  generate: (): ItemNote[] => [],
  respond,
});
