import { firstDayWithNotice, noticeNeeded } from '@mijn/domain/convocations';
import { momentOfDutchTime } from '@mijn/domain/formats';
import { wasDoorOpened } from '@mijn/domain/presence';
import {
  isSecondMeetingDay,
  itemsWithoutQuorum,
  mayCancelSecond,
  mayMoveSecond,
  secondMeetingDays,
  type SecondMeetingForm,
} from '@mijn/domain/second-meetings';
import { valueOfRule } from '@mijn/domain/voting-rules';
import type { FastifyRequest } from 'fastify';
import { announce } from '../../../capabilities/sections/sections.ts';
import type { Services } from '../../../capabilities/services.ts';
import { requestWebhooks } from '../../../capabilities/webhooks/request-webhooks.ts';
import { type Database, type Queries, readIn } from '../../../platform/database/index.ts';
import { auditCaller } from '../../../platform/security/audit.ts';
import { typedLine } from '../../../platform/texts/typed-text.ts';
import { AppError, createAndRead, type Member, orNotFound } from '../../../platform/wire/index.ts';
import { listVotingRules } from '../../voting-rules/voting-rules.service.ts';
import { copyItems, listAgendaItems, takeOverAgenda } from '../agenda/agenda.service.ts';
import { meetingsFor } from '../meetings.access.ts';
import {
  type CalendarMeeting,
  keyOf,
  lockMeeting,
  type MeetingKey,
  requireMeetingOfBoard,
} from '../meetings.service.ts';
import * as repository from './second-meetings.repository.ts';

type Needs = Pick<Services, 'database' | 'now'>;

interface OfMeeting {
  meeting_id: string;
}

/** Returns the items of a meeting that have no decision because the quorum was missing, in the order of the agenda. */
async function listItemsWithoutQuorum({ database }: Needs, caller: Member, { meeting_id }: OfMeeting) {
  const [ballots, { data: items }] = await Promise.all([
    repository.listBallotsAbout(database, meetingsFor(caller.membership), meeting_id),
    listAgendaItems({ database }, caller, { meeting_id }),
  ]);
  const without = itemsWithoutQuorum(ballots);
  return items.filter(({ id }) => without.has(id));
}

/** A second meeting follows one that was held. There is no third. */
const mayFollow = (
  meeting: Pick<CalendarMeeting, 'is_second' | 'is_cancelled' | 'meeting_date'>,
  now: Date,
): boolean => wasDoorOpened(meeting, now) && !meeting.is_second;

/** Returns a second meeting that the board called, and what can be changed of it now. */
export async function stateOf(queries: Queries, caller: Member, second: repository.CalledRow, now: Date) {
  const { id, meeting_date, location, online_url, version, convened_on } = second;
  const has_ballots = await repository.hasBallots(queries, keyOf(caller, { meeting_id: id }));
  const planned = { ...second, has_ballots };
  return {
    id,
    meeting_date,
    location,
    online_url,
    version,
    is_convened: convened_on !== null,
    may_move: mayMoveSecond(planned, now),
    may_cancel: mayCancelSecond(planned, now),
  };
}

/** @throws AppError `item_at_second_meeting` if the second meeting of a meeting has an item that was copied from this one. */
export async function requireNotAtSecond(
  transaction: Queries,
  key: MeetingKey,
  item_id: string,
): Promise<void> {
  if (await repository.hasSecondItem(transaction, key, item_id)) throw new AppError('item_at_second_meeting');
}

/**
 * @throws AppError `second_meeting_day` on a day that the rules do not allow, or `validation_failed` for a time that has passed.
 * @returns the start of a second meeting
 */
export async function requireDayOfSecond(
  database: Database,
  { association_id, first_date }: { association_id: string; first_date: Date },
  { meeting_day, start_time }: Pick<SecondMeetingForm, 'meeting_day' | 'start_time'>,
  now: Date,
): Promise<Date> {
  const days = secondMeetingDays(await listVotingRules(database, association_id), first_date);
  if (!isSecondMeetingDay(meeting_day, days))
    throw new AppError('second_meeting_day', { params: { ...days } });
  const meeting_date = momentOfDutchTime(meeting_day, start_time);
  if (meeting_date <= now)
    throw new AppError('validation_failed', { errors: { meeting_day: [{ code: 'in_past' }] } });
  return meeting_date;
}

/** Returns where a second meeting is, as it is stored. */
export const placeOf = ({
  location = '',
  online_url = '',
}: Pick<SecondMeetingForm, 'location' | 'online_url'>) => ({
  location: typedLine(location) || null,
  online_url: online_url || null,
});

/** Returns what a second meeting would be about, and when it can be. @throws AppError `not_found`, or `forbidden` outside the board */
export async function getSecondMeeting(services: Needs, caller: Member, { meeting_id }: OfMeeting) {
  const { database } = services;
  const { membership } = caller;
  const now = services.now();
  const meeting = await requireMeetingOfBoard(database, caller, { meeting_id });
  const [without, rules, second] = await Promise.all([
    listItemsWithoutQuorum(services, caller, { meeting_id }),
    listVotingRules(database, membership.association_id),
    repository.findSecond(database.queries, meetingsFor(membership), meeting_id),
  ]);
  const notice = noticeNeeded(rules);
  return {
    may_call: second === undefined && without.length > 0 && mayFollow(meeting, now),
    items: without.map(({ id, number, title }) => ({ id, number, title })),
    ...secondMeetingDays(rules, meeting.meeting_date),
    notice_days: notice.days,
    notice_day: firstDayWithNotice(now, notice),
    needs_quorum: valueOfRule(rules, 'second_meeting', null) !== 'yes',
    second: second ? await stateOf(database.queries, caller, second, now) : null,
  };
}

/**
 * Makes the second meeting of a meeting, with the items that lacked a quorum. If there is one already, it stays as it is.
 * @throws AppError `not_found`, `forbidden`, `no_second_meeting`, `second_meeting_day`, or `validation_failed` for a time that has passed.
 */
export async function callSecondMeeting(
  services: Needs,
  caller: Member,
  { meeting_id }: OfMeeting,
  form: SecondMeetingForm,
  request: FastifyRequest,
) {
  const { database } = services;
  const { membership } = caller;
  const { association_id } = membership;
  const filter = meetingsFor(membership);
  const now = services.now();
  const known = await requireMeetingOfBoard(database, caller, { meeting_id });

  const create = async (transaction: Queries, id: string): Promise<void> => {
    // Two members of the board get the same meeting.
    const first = { ...known, ...orNotFound(await lockMeeting(transaction, membership, meeting_id)) };
    if (await repository.findSecond(transaction, filter, meeting_id)) return;
    const locked = { ...services, database: readIn(database, transaction) };
    const items = await listItemsWithoutQuorum(locked, caller, { meeting_id });
    if (items.length === 0 || !mayFollow(first, now)) throw new AppError('no_second_meeting');
    const of = { association_id, first_date: first.meeting_date };
    const meeting_date = await requireDayOfSecond(locked.database, of, form, now);
    const { concerns, client, meeting_coach } = first;
    await repository.insertSecond(transaction, {
      association_id,
      id,
      meeting_date,
      concerns: nameOfSecond(concerns),
      client,
      meeting_coach,
      ...placeOf(form),
      first_meeting_id: meeting_id,
      changed_at: now,
    });
    const to = { association_id, meeting_id: id };
    const documents = await repository.copyDocuments(
      transaction,
      { association_id, meeting_id },
      id,
      items.flatMap(({ document_ids }) => document_ids),
    );
    await copyItems(transaction, items, to, documents);
    await takeOverAgenda(transaction, to, now);
    const details = { meeting_id, second_meeting_id: id };
    await auditCaller(transaction, caller, 'second_meeting_called', details, now);
    const event = { association_id, section: 'agenda', entity_id: meeting_id, happened_at: now } as const;
    await announce(transaction, event);
    await requestWebhooks(transaction, { kind: 'meeting.published', association_id, id }, now);
  };

  return createAndRead(services, { caller, request, now }, create, async (inside) => {
    const { id, meeting_date } = orNotFound(
      await repository.findSecond(inside.database.queries, filter, meeting_id),
    );
    return { id, meeting_date };
  });
}

/** Returns what a second meeting concerns, in the words of members. */
const nameOfSecond = (concerns: string): string => `Tweede vergadering: ${concerns}`;
