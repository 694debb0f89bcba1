import type { SetItemNoteBody } from '@mijn/domain/minutes';
import { wasDoorOpened } from '@mijn/domain/presence';
import { showsText } from '@mijn/domain/texts';
import type { Services } from '../../capabilities/services.ts';
import { changeAndRead } from '../../platform/database/index.ts';
import { auditCaller } from '../../platform/security/audit.ts';
import { typedText } from '../../platform/texts/typed-text.ts';
import { AppError, type Member, orNotFound } from '../../platform/wire/index.ts';
import { findItem, listAgendaItems, takeOverAgenda } from '../meetings/agenda/agenda.service.ts';
import { minutesFor } from '../meetings/meetings.access.ts';
import {
  areMinutesPublished,
  keyOf,
  requireMeeting,
  requireUnpublished,
} from '../meetings/meetings.service.ts';
import * as repository from './item-notes.repository.ts';

type Needs = Pick<Services, 'database' | 'now'>;

interface OfMeeting {
  meeting_id: string;
}

/**
 * Returns the notes about the items of a meeting, in the order of its agenda, and whether they can't change any more.
 * @throws AppError `not_found`, or `forbidden` outside the board
 */
export async function listItemNotes({ database }: Pick<Needs, 'database'>, caller: Member, of: OfMeeting) {
  const { data: items } = await listAgendaItems({ database }, caller, of);
  const [notes, is_final] = await Promise.all([
    repository.listNotes(database, minutesFor(caller), keyOf(caller, of)),
    areMinutesPublished(database, keyOf(caller, of)),
  ]);
  const byItem = new Map(notes.map((note) => [note.item_id, note]));
  return { data: items.flatMap(({ id }) => byItem.get(id) ?? []), is_final };
}

/**
 * Writes down what was said about an item, also after the meeting. A note that says what is stored changes nothing, so that a call whose
 * response was lost can be repeated. From then on no import changes the agenda, which would delete notes with their items.
 * @throws AppError `not_found`, `forbidden` outside the board, `meeting_not_begun` before the door opens, `minutes_published`, or `conflict` after another change.
 */
export async function setItemNote(
  services: Needs,
  caller: Member,
  { meeting_id, item_id }: OfMeeting & { item_id: string },
  { text: typed = '', version }: SetItemNoteBody,
) {
  const now = services.now();
  const meeting = await requireMeeting(services.database, caller.membership, meeting_id);
  minutesFor(caller);
  if (!wasDoorOpened(meeting, now)) throw new AppError('meeting_not_begun');
  const key = keyOf(caller, { meeting_id });
  const lines = typedText(typed);
  const text = showsText(lines) ? lines : '';
  return changeAndRead(
    services,
    async (transaction) => {
      orNotFound(await findItem(transaction, key, item_id));
      const stored = await repository.findNote(transaction, key, item_id);
      if (stored?.text === text) return;
      await requireUnpublished(transaction, key);
      const note = { text, changed_at: now };
      const isStored =
        version === 0
          ? await repository.insertNote(transaction, key, { item_id, ...note })
          : await repository.updateNote(transaction, key, { item_id, version }, note);
      if (!isStored) throw new AppError('conflict');
      await takeOverAgenda(transaction, key, now);
      await auditCaller(transaction, caller, 'item_note_set', { meeting_id, item_id }, now);
    },
    async (inside) => orNotFound(await repository.findNote(inside.database.queries, key, item_id)),
  );
}
