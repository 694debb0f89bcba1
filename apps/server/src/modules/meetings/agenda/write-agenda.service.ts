import { isDeepStrictEqual } from 'node:util';
import type { AgendaItemForm, MoveAgendaItemBody, UpdateAgendaItemBody } from '@mijn/domain/agenda';
import { AGENDA_ITEMS_MAX } from '@mijn/domain/limits';
import { isConvened } from '@mijn/domain/meetings';
import { showsText } from '@mijn/domain/texts';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../capabilities/services.ts';
import { changeAndRead, inTransaction, type Queries } from '../../../platform/database/index.ts';
import { requireLine, typedLine, typedText } from '../../../platform/texts/typed-text.ts';
import {
  AppError,
  createAndRead,
  type Member,
  orNotFound,
  requireBoard,
} from '../../../platform/wire/index.ts';
import { auditCaller } from '../../../platform/security/audit.ts';
import { keyOf, listDocumentsOf, lockMeeting, requireMeeting, requirePlanned } from '../meetings.service.ts';
import * as repository from './agenda-changes.repository.ts';
import { listAgendaItems } from './agenda.service.ts';

type Needs = Pick<Services, 'database' | 'now'>;

interface OfMeeting {
  meeting_id: string;
}

interface OfItem extends OfMeeting {
  item_id: string;
}

const refuse = (field: keyof AgendaItemForm, code: 'required' | 'not_allowed' | 'duplicate') =>
  new AppError('validation_failed', { errors: { [field]: [{ code }] } });

function wordingOf({ wording = '' }: AgendaItemForm): string {
  const text = typedText(wording);
  if (!showsText(text)) throw refuse('wording', 'required');
  return text;
}

/** Two options that are written differently can be the same once they are normalized. */
function optionsOf({ options = [] }: AgendaItemForm): string[] {
  const lines = options.map((option) => requireLine('options', option));
  if (new Set(lines).size < lines.length) throw refuse('options', 'duplicate');
  return lines;
}

function furtherTextOf({ text = '' }: AgendaItemForm): string | null {
  const typed = typedText(text);
  return showsText(typed) ? typed : null;
}

/** Returns what is stored of a form. Only an item to decide has a proposal. */
function textOf(form: AgendaItemForm): repository.ItemText {
  const { title, kind, decision_kind = '' } = form;
  const isDecided = kind === 'decide';
  return {
    title: requireLine('title', title),
    text: furtherTextOf(form),
    kind,
    wording: isDecided ? wordingOf(form) : null,
    decision_kind: (isDecided && typedLine(decision_kind)) || null,
    options: isDecided ? optionsOf(form) : [],
  };
}

/** @throws AppError `validation_failed` for a document that the meeting does not have */
async function requireDocuments(
  { database }: Needs,
  { membership }: Member,
  { meeting_id }: OfMeeting,
  { document_ids = [] }: AgendaItemForm,
): Promise<string[]> {
  const found = await listDocumentsOf(database, membership, { meeting_id, document_ids });
  if (found.length < document_ids.length) throw refuse('document_ids', 'not_allowed');
  return document_ids;
}

/** @throws AppError `not_found`, `forbidden` outside the board, or `meeting_begun` */
async function requireOpenAgenda(
  { database, now }: Needs,
  caller: Member,
  { meeting_id }: OfMeeting,
): Promise<void> {
  const meeting = await requireMeeting(database, caller.membership, meeting_id);
  requireBoard(caller);
  requirePlanned(meeting, now());
}

interface Change {
  transaction: Queries;
  key: repository.AgendaKey;
  /** The time of the change if the members were convened already, otherwise null. */
  changed_at: Date | null;
}

/** Locks the meeting, so that two board members change its agenda one after the other, and no import writes it meanwhile. */
async function begin(transaction: Queries, caller: Member, meeting: OfMeeting, now: Date): Promise<Change> {
  const key = keyOf(caller, meeting);
  const locked = orNotFound(await lockMeeting(transaction, caller.membership, meeting.meeting_id));
  requirePlanned(locked, now);
  // A meeting whose time was moved after its first ballot has begun all the same.
  if (await repository.hasBallots(transaction, key)) throw new AppError('meeting_begun');
  return { transaction, key, changed_at: isConvened(locked.sent_date, now) ? now : null };
}

/** Records a change in the audit log, and keeps imports from undoing it. */
async function record(
  { transaction, key }: Change,
  caller: Member,
  details: { item_id: string; change: 'added' | 'changed' | 'moved' | 'removed' },
  now: Date,
): Promise<void> {
  await repository.takeOver(transaction, key, now);
  const { meeting_id } = key;
  await auditCaller(transaction, caller, 'agenda_changed', { meeting_id, ...details }, now);
}

/** Returns one item as the list has it. @throws AppError `not_found` */
async function getItem(services: Needs, caller: Member, { meeting_id, item_id }: OfItem) {
  const { data } = await listAgendaItems(services, caller, { meeting_id });
  return orNotFound(data.find(({ id }) => id === item_id));
}

/**
 * Adds an item at the end of the agenda.
 * @throws AppError `not_found`, `forbidden`, `meeting_begun`, `validation_failed`, or `too_many_agenda_items`
 */
export async function createAgendaItem(
  services: Needs,
  caller: Member,
  meeting: OfMeeting,
  form: AgendaItemForm,
  request: FastifyRequest,
) {
  const now = services.now();
  await requireOpenAgenda(services, caller, meeting);
  const text = textOf(form);
  const documents = await requireDocuments(services, caller, meeting, form);
  return createAndRead(
    services,
    { caller, request, now },
    async (transaction, id) => {
      const change = await begin(transaction, caller, meeting, now);
      const { key, changed_at } = change;
      const places = await repository.listPlaces(transaction, key);
      if (places.length >= AGENDA_ITEMS_MAX)
        throw new AppError('too_many_agenda_items', { params: { max: AGENDA_ITEMS_MAX } });
      const reserved = await repository.findReservedNumber(transaction, key);
      const number = Math.max(places.at(-1)?.number ?? 0, reserved) + 1;
      const is_late = changed_at !== null;
      await repository.insertItem(transaction, { ...key, ...text, id, number, is_late, changed_at });
      await repository.replaceDocuments(transaction, key, id, documents);
      await record(change, caller, { item_id: id, change: 'added' }, now);
    },
    (inside, item_id) => getItem(inside, caller, { ...meeting, item_id }),
  );
}

/**
 * Changes what an item says. A form that says what is stored changes nothing.
 * @throws AppError `not_found`, `forbidden`, `meeting_begun`, `validation_failed`, or `conflict` after another change.
 */
export async function updateAgendaItem(
  services: Needs,
  caller: Member,
  { meeting_id, item_id }: OfItem,
  { version, ...form }: UpdateAgendaItemBody,
) {
  const now = services.now();
  const meeting = { meeting_id };
  await requireOpenAgenda(services, caller, meeting);
  await getItem(services, caller, { meeting_id, item_id });
  const text = textOf(form);
  const documents = await requireDocuments(services, caller, meeting, form);
  return changeAndRead(
    services,
    async (transaction) => {
      const change = await begin(transaction, caller, meeting, now);
      const { key, changed_at } = change;
      const stored = orNotFound(await repository.findItem(transaction, key, item_id));
      if (stored.version !== version) throw new AppError('conflict');
      const { title, text: further, kind, wording, decision_kind, options } = stored;
      const before = { title, text: further, kind, wording, decision_kind, options };
      const hasSameDocuments = isDeepStrictEqual(
        await repository.listDocumentIds(transaction, key, item_id),
        documents,
      );
      if (hasSameDocuments && isDeepStrictEqual(before, text)) return;
      const changes = { ...text, text_changed_at: now, changed_at };
      if (!(await repository.updateItem(transaction, key, { id: item_id, version }, changes)))
        throw new AppError('conflict');
      if (!hasSameDocuments) await repository.replaceDocuments(transaction, key, item_id, documents);
      await record(change, caller, { item_id, change: 'changed' }, now);
    },
    (inside) => getItem(inside, caller, { meeting_id, item_id }),
  );
}

/** Returns the items in their new order, or undefined if the item that the moved one comes after is gone. */
function reorder<Place extends { id: string }>(
  places: readonly Place[],
  moved: Place,
  after_id: string | null,
): Place[] | undefined {
  const others = places.filter(({ id }) => id !== moved.id);
  if (after_id === null) return [moved, ...others];
  const at = others.findIndex(({ id }) => id === after_id);
  return at === -1 ? undefined : others.toSpliced(at + 1, 0, moved);
}

/**
 * Moves an item. The agenda keeps its numbers, which the items get in their new order. The item says the same as before, so that
 * whoever edits it goes on.
 * @throws AppError `not_found`, `forbidden`, `meeting_begun`, or `conflict` after another change of the item, or if the item before is gone.
 */
export async function moveAgendaItem(
  services: Needs,
  caller: Member,
  { meeting_id, item_id }: OfItem,
  { version, after_id }: MoveAgendaItemBody,
) {
  const now = services.now();
  const meeting = { meeting_id };
  await requireOpenAgenda(services, caller, meeting);
  await getItem(services, caller, { meeting_id, item_id });
  return changeAndRead(
    services,
    async (transaction) => {
      const change = await begin(transaction, caller, meeting, now);
      const { key, changed_at } = change;
      const places = await repository.listPlaces(transaction, key);
      const moved = orNotFound(places.find(({ id }) => id === item_id));
      const order = reorder(places, moved, after_id);
      if (moved.version !== version || !order) throw new AppError('conflict');
      for (const [at, place] of order.entries()) {
        const number = places[at]?.number ?? place.number;
        if (number === place.number) continue;
        const isMoved = place.id === item_id;
        await repository.renumber(transaction, key, place.id, {
          number,
          changed_at: isMoved ? changed_at : null,
        });
      }
      if (order.some(({ id }, at) => places[at]?.id !== id))
        await record(change, caller, { item_id, change: 'moved' }, now);
    },
    (inside) => getItem(inside, caller, { meeting_id, item_id }),
  );
}

/** Takes the highest number from the agenda, as if the item that is gone had never been added. */
async function withdrawLastNumber(
  { transaction, key }: Change,
  before: readonly { id: string; number: number }[],
  item_id: string,
): Promise<void> {
  const rest = before.filter(({ id }) => id !== item_id);
  for (const [at, { id, number: former }] of rest.entries()) {
    const number = before[at]?.number ?? former;
    if (number !== former) await repository.renumber(transaction, key, id, { number });
  }
}

/**
 * Removes an item. Once the members are convened, the others keep their numbers, which stand in the convocation, and nothing else gets
 * the number of the removed one. One that was added after that leaves no gap.
 * @throws AppError `not_found`, `forbidden`, or `meeting_begun`
 */
export async function deleteAgendaItem(
  services: Needs,
  caller: Member,
  { meeting_id, item_id }: OfItem,
): Promise<void> {
  const now = services.now();
  const meeting = { meeting_id };
  await requireOpenAgenda(services, caller, meeting);
  await inTransaction(services.database.queries, async (transaction) => {
    const change = await begin(transaction, caller, meeting, now);
    const { key, changed_at } = change;
    const { number, is_late } = orNotFound(await repository.findItem(transaction, key, item_id));
    const before = await repository.listPlaces(transaction, key);
    await repository.deleteItem(transaction, key, item_id);
    if (is_late) await withdrawLastNumber(change, before, item_id);
    else if (changed_at === null) await repository.closeGap(transaction, key, number);
    await record(change, caller, { item_id, change: 'removed' }, now);
    if (!is_late && changed_at !== null) await repository.reserveNumber(transaction, key, number);
  });
}
