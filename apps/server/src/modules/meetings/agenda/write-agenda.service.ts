import { isDeepStrictEqual } from 'node:util';
import type {
  AgendaItemForm,
  CreateAgendaItemBody,
  MoveAgendaItemBody,
  UpdateAgendaItemBody,
} from '@mijn/domain/agenda';
import { AGENDA_ITEMS_MAX } from '@mijn/domain/limits';
import { isConvened } from '@mijn/domain/meetings';
import type { ProposalText } from '@mijn/domain/motions';
import { isHeld } from '@mijn/domain/presence';
import { showsText } from '@mijn/domain/texts';
import type { FastifyRequest } from 'fastify';
import { announce } from '../../../capabilities/sections/sections.ts';
import type { Services } from '../../../capabilities/services.ts';
import { changeAndRead, inTransaction, type Queries } from '../../../platform/database/index.ts';
import { requireLine, requireText, typedLine, typedText } from '../../../platform/texts/typed-text.ts';
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
import { readAgenda } from './agenda.service.ts';

type Needs = Pick<Services, 'database' | 'now'>;

interface OfMeeting {
  meeting_id: string;
}

interface OfItem extends OfMeeting {
  item_id: string;
}

const refuse = (field: keyof AgendaItemForm, code: 'not_allowed' | 'duplicate') =>
  new AppError('validation_failed', { errors: { [field]: [{ code }] } });

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

const NO_ELECTION: repository.ElectionColumns = { seats: null, election_method: null };

/** @param before what is stored of an item that is changed, which a form without the field leaves as it is. */
function electionOf(
  { election }: AgendaItemForm,
  before: repository.ElectionColumns,
): repository.ElectionColumns {
  if (election === undefined) return { seats: before.seats, election_method: before.election_method };
  return election ? { seats: election.seats, election_method: election.method } : NO_ELECTION;
}

/** Returns what is stored of a form. Only an item to decide has a proposal. @param before the election that is stored. */
function textOf(form: AgendaItemForm, before = NO_ELECTION): repository.ItemText {
  const { title, kind, decision_kind = '' } = form;
  const isDecided = kind === 'decide';
  return {
    title: requireLine('title', title),
    text: furtherTextOf(form),
    kind,
    wording: isDecided ? requireText('wording', form.wording ?? '') : null,
    decision_kind: (isDecided && typedLine(decision_kind)) || null,
    options: isDecided ? optionsOf(form) : [],
    ...(isDecided ? electionOf(form, before) : NO_ELECTION),
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

/** @throws AppError `meeting_begun` if the meeting has begun and is not held any more, or was cancelled. */
function requirePlannedOrHeld(meeting: Parameters<typeof requirePlanned>[0], now: Date): void {
  if (!isHeld(meeting, now)) requirePlanned(meeting, now);
}

/** @throws AppError `not_found`, `forbidden` outside the board, or `meeting_begun` */
async function requireOpenAgenda(
  { database, now }: Needs,
  caller: Member,
  { meeting_id }: OfMeeting,
): Promise<void> {
  const meeting = await requireMeeting(database, caller.membership, meeting_id);
  requireBoard(caller);
  requirePlannedOrHeld(meeting, now());
}

interface Change {
  transaction: Queries;
  key: repository.AgendaKey;
  /** The time of the change if the members were convened already, otherwise null. */
  changed_at: Date | null;
  /** Whether the meeting is held, so that members know the items by their numbers, and may be voting. */
  isUnderWay: boolean;
}

/** Locks the meeting, so that two board members change its agenda one after the other, and no import writes it meanwhile. */
async function begin(transaction: Queries, caller: Member, meeting: OfMeeting, now: Date): Promise<Change> {
  const key = keyOf(caller, meeting);
  const locked = orNotFound(await lockMeeting(transaction, caller.membership, meeting.meeting_id));
  requirePlannedOrHeld(locked, now);
  const isUnderWay = isHeld(locked, now);
  // A meeting whose time was moved after its first ballot has begun all the same.
  if (!isUnderWay && (await repository.hasBallots(transaction, key))) throw new AppError('meeting_begun');
  return { transaction, key, changed_at: isConvened(locked.sent_date, now) ? now : null, isUnderWay };
}

/** @throws AppError `item_has_ballot` for an item that stays as it is, because it is voted about, or was decided. */
async function requireNoBallot({ transaction, key }: Change, item_id: string): Promise<void> {
  if (await repository.isVotedAbout(transaction, key, item_id)) throw new AppError('item_has_ballot');
}

/** Records a change in the audit log, keeps imports from undoing it, and tells open tabs. */
async function record(
  { transaction, key }: Pick<Change, 'transaction' | 'key'>,
  caller: Member,
  details: { item_id: string; change: 'added' | 'changed' | 'moved' | 'removed' },
  now: Date,
): Promise<void> {
  await repository.takeOver(transaction, key, now);
  const { association_id, meeting_id } = key;
  await auditCaller(transaction, caller, 'agenda_changed', { meeting_id, ...details }, now);
  const event = { association_id, section: 'agenda', entity_id: meeting_id, happened_at: now } as const;
  await announce(transaction, event);
}

/**
 * Gives an item the proposal that the meeting voted for, or takes that back, in a transaction of which the caller has locked the meeting. It
 * counts as a change by the board, so that what differs from the convocation is known. @throws AppError `not_found`
 */
export async function replaceProposal(
  transaction: Queries,
  caller: Member,
  { meeting_id, item_id }: OfItem,
  { wording, options }: ProposalText,
  now: Date,
): Promise<void> {
  const key = keyOf(caller, { meeting_id });
  const meeting = orNotFound(await lockMeeting(transaction, caller.membership, meeting_id, null));
  const stored = orNotFound(await repository.findItem(transaction, key, item_id));
  const { title, text, kind, decision_kind, seats, election_method, version } = stored;
  const election = options.length > 0 ? { seats, election_method } : NO_ELECTION;
  const changed_at = isConvened(meeting.sent_date, now) ? now : null;
  const changes = { title, text, kind, decision_kind, wording, options: [...options], ...election };
  await repository.updateItem(
    transaction,
    key,
    { id: item_id, version },
    { ...changes, text_changed_at: now, changed_at },
  );
  await record({ transaction, key }, caller, { item_id, change: 'changed' }, now);
}

/** Returns one item as the list has it. @throws AppError `not_found` */
async function getItem(services: Needs, caller: Member, { meeting_id, item_id }: OfItem) {
  const { data } = await readAgenda(services, caller, { meeting_id });
  return orNotFound(data.find(({ id }) => id === item_id));
}

type Place = Awaited<ReturnType<typeof repository.listPlaces>>[number];

/** Returns the items in their new order, or undefined if the item that the moved one comes after is gone. */
function reorder(places: readonly Place[], moved: Place, after_id: string | null): Place[] | undefined {
  const others = places.filter(({ id }) => id !== moved.id);
  if (after_id === null) return [moved, ...others];
  const at = others.findIndex(({ id }) => id === after_id);
  return at === -1 ? undefined : others.toSpliced(at + 1, 0, moved);
}

/** The numbers of an agenda, the lowest first. */
const numbersOf = (places: readonly { number: number }[]): number[] =>
  places.map(({ number }) => number).toSorted((one, other) => one - other);

/**
 * Gives the items of an agenda another order. Before the meeting they get the numbers of the agenda in that order. While it is held all keep
 * their numbers, by which members know them, and get places.
 * @param places the items in the order that they have.
 */
async function arrange(
  { transaction, key, changed_at, isUnderWay }: Change,
  places: readonly Place[],
  order: readonly Place[],
  moved_id: string,
): Promise<void> {
  const numbers = numbersOf(places);
  for (const [at, { id, number: former, place }] of order.entries()) {
    const change = { changed_at: id === moved_id ? changed_at : null };
    const number = numbers[at] ?? former;
    if (isUnderWay && place !== at + 1)
      await repository.setPlace(transaction, key, id, { place: at + 1, ...change });
    if (!isUnderWay && (number !== former || place !== null))
      await repository.renumber(transaction, key, id, { number, ...change });
  }
}

interface AddedItem {
  id: string;
  form: AgendaItemForm;
  /** The ids of documents of the meeting. */
  documents: readonly string[];
  /** The id of the item that it comes after; left out for the last place. */
  after_id?: string | undefined;
}

/**
 * Adds an item to the agenda in a transaction, for a caller of the board.
 * @throws AppError `not_found`, `meeting_begun`, `validation_failed`, `too_many_agenda_items`, or `conflict` if the other item is gone.
 */
export async function addAgendaItem(
  transaction: Queries,
  caller: Member,
  meeting: OfMeeting,
  { id, form, documents, after_id }: AddedItem,
  now: Date,
): Promise<void> {
  const change = await begin(transaction, caller, meeting, now);
  const { key, changed_at } = change;
  const places = await repository.listPlaces(transaction, key);
  if (places.length >= AGENDA_ITEMS_MAX)
    throw new AppError('too_many_agenda_items', { params: { max: AGENDA_ITEMS_MAX } });
  const reserved = await repository.findReservedNumber(transaction, key);
  const number = Math.max(reserved, ...places.map((place) => place.number)) + 1;
  const is_late = changed_at !== null;
  await repository.insertItem(transaction, { ...key, ...textOf(form), id, number, is_late, changed_at });
  if (after_id !== undefined) {
    const added = { id, number, place: null, version: 1 };
    const order = reorder(places, added, after_id);
    if (!order) throw new AppError('conflict');
    await arrange(change, [...places, added], order, id);
  }
  await repository.replaceDocuments(transaction, key, id, documents);
  await record(change, caller, { item_id: id, change: 'added' }, now);
}

/**
 * Adds an item at the end of the agenda, or behind another item.
 * @throws AppError `not_found`, `forbidden`, `meeting_begun`, `validation_failed`, `too_many_agenda_items`, or `conflict` if the other item
 * is gone.
 */
export async function createAgendaItem(
  services: Needs,
  caller: Member,
  meeting: OfMeeting,
  { after_id, ...form }: CreateAgendaItemBody,
  request: FastifyRequest,
) {
  const now = services.now();
  await requireOpenAgenda(services, caller, meeting);
  const documents = await requireDocuments(services, caller, meeting, form);
  return createAndRead(
    services,
    { caller, request, now },
    (transaction, id) => addAgendaItem(transaction, caller, meeting, { id, form, documents, after_id }, now),
    (inside, item_id) => getItem(inside, caller, { ...meeting, item_id }),
  );
}

/**
 * Changes what an item says. A form that says what is stored changes nothing.
 * @throws AppError `not_found`, `forbidden`, `meeting_begun`, `item_has_ballot`, `validation_failed`, or `conflict` after another change.
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
  const documents = await requireDocuments(services, caller, meeting, form);
  return changeAndRead(
    services,
    async (transaction) => {
      const change = await begin(transaction, caller, meeting, now);
      const { key, changed_at } = change;
      const stored = orNotFound(await repository.findItem(transaction, key, item_id));
      await requireNoBallot(change, item_id);
      if (stored.version !== version) throw new AppError('conflict');
      const { title, text: further, kind, wording, decision_kind, options, seats, election_method } = stored;
      const before = { title, text: further, kind, wording, decision_kind, options, seats, election_method };
      const text = textOf(form, stored);
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

/**
 * Moves an item. The item says the same as before, so that whoever edits it goes on.
 * @throws AppError `not_found`, `forbidden`, `meeting_begun`, `item_has_ballot`, or `conflict` after another change of the item, or if the
 * item before is gone.
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
      const places = await repository.listPlaces(transaction, change.key);
      const moved = orNotFound(places.find(({ id }) => id === item_id));
      await requireNoBallot(change, item_id);
      const order = reorder(places, moved, after_id);
      if (moved.version !== version || !order) throw new AppError('conflict');
      if (order.every(({ id }, at) => places[at]?.id === id)) return;
      await arrange(change, places, order, item_id);
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
  const numbers = numbersOf(before);
  const rest = before.filter(({ id }) => id !== item_id).toSorted((one, other) => one.number - other.number);
  for (const [at, { id, number: former }] of rest.entries()) {
    const number = numbers[at] ?? former;
    if (number !== former) await repository.renumber(transaction, key, id, { number });
  }
}

/**
 * Removes an item. Once the members are convened, the others keep their numbers, which stand in the convocation, and nothing else gets
 * the number of the removed one. One that was added after that leaves no gap, unless the meeting is held, where all numbers stay.
 * @throws AppError `not_found`, `forbidden`, `meeting_begun`, or `item_has_ballot`
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
    const { key, changed_at, isUnderWay } = change;
    const { number, is_late } = orNotFound(await repository.findItem(transaction, key, item_id));
    await requireNoBallot(change, item_id);
    const keepsNumbers = isUnderWay || (!is_late && changed_at !== null);
    const before = await repository.listPlaces(transaction, key);
    await repository.deleteItem(transaction, key, item_id);
    if (!keepsNumbers && is_late) await withdrawLastNumber(change, before, item_id);
    if (!keepsNumbers && !is_late) await repository.closeGap(transaction, key, number);
    await record(change, caller, { item_id, change: 'removed' }, now);
    if (keepsNumbers) await repository.reserveNumber(transaction, key, number);
  });
}
