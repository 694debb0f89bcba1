import {
  type CancelSecondMeetingBody,
  mayCancelSecond,
  mayMoveSecond,
  type MoveSecondMeetingBody,
} from '@mijn/domain/second-meetings';
import { announce } from '../../../capabilities/sections/sections.ts';
import type { Services } from '../../../capabilities/services.ts';
import { changeAndRead, type Queries, readIn } from '../../../platform/database/index.ts';
import { auditCaller } from '../../../platform/security/audit.ts';
import { requireLine } from '../../../platform/texts/typed-text.ts';
import { AppError, type Member, orNotFound } from '../../../platform/wire/index.ts';
import { writeCancellationMails } from '../convocations/cancellation.jobs.ts';
import { meetingsFor } from '../meetings.access.ts';
import { keyOf, lockMeeting, requireMeetingOfBoard } from '../meetings.service.ts';
import * as repository from './second-meetings.repository.ts';
import { placeOf, requireDayOfSecond, stateOf } from './second-meetings.service.ts';

type Needs = Pick<Services, 'database' | 'now'>;

interface OfMeeting {
  meeting_id: string;
}

/**
 * Locks a second meeting that the board called, and before it the first one: whoever opens a ballot there, or calls a second meeting, locks
 * the first too. @throws AppError `not_found`, or `not_called_here` for another meeting
 */
async function lockCalled(transaction: Queries, caller: Member, { meeting_id }: OfMeeting) {
  const filter = meetingsFor(caller.membership);
  const { first_meeting_id } = orNotFound(await repository.findCalled(transaction, filter, meeting_id));
  if (first_meeting_id === null) throw new AppError('not_called_here');
  const first = orNotFound(await lockMeeting(transaction, caller.membership, first_meeting_id));
  await lockMeeting(transaction, caller.membership, meeting_id);
  const second = orNotFound(await repository.findCalled(transaction, filter, meeting_id));
  const has_ballots = await repository.hasBallots(transaction, keyOf(caller, { meeting_id }));
  return { first: { ...first, id: first_meeting_id }, second: { ...second, has_ballots } };
}

/** Records a change of a second meeting, and tells the open tabs of both meetings. */
async function record(
  transaction: Queries,
  caller: Member,
  { first_id, meeting_id }: OfMeeting & { first_id: string },
  action: 'second_meeting_moved' | 'second_meeting_cancelled',
  now: Date,
): Promise<void> {
  const { association_id } = caller.membership;
  await auditCaller(
    transaction,
    caller,
    action,
    { meeting_id: first_id, second_meeting_id: meeting_id },
    now,
  );
  for (const entity_id of [first_id, meeting_id])
    await announce(transaction, { association_id, section: 'agenda', entity_id, happened_at: now });
}

/**
 * Moves a second meeting. What was convened stays as it was sent (docs/decisions/0289).
 * @throws AppError `not_found`, `forbidden`, `not_called_here`, `meeting_begun` once its door opened, `conflict` after another change,
 * `second_meeting_day`, or `validation_failed` for a time that has passed.
 */
export async function moveSecondMeeting(
  services: Needs,
  caller: Member,
  of: OfMeeting,
  { version, ...form }: MoveSecondMeetingBody,
) {
  const { membership } = caller;
  const now = services.now();
  await requireMeetingOfBoard(services.database, caller, of);
  return changeAndRead(
    services,
    async (transaction) => {
      const { first, second } = await lockCalled(transaction, caller, of);
      if (!mayMoveSecond(second, now)) throw new AppError('meeting_begun');
      const database = readIn(services.database, transaction);
      const { association_id } = membership;
      const within = { association_id, first_date: first.meeting_date };
      const meeting_date = await requireDayOfSecond(database, within, form, now);
      const { location, online_url } = placeOf(form);
      const isThere = location === second.location && online_url === second.online_url;
      if (isThere && meeting_date.getTime() === second.meeting_date.getTime()) return;
      if (version !== second.version) throw new AppError('conflict');
      const change = { meeting_date, location, online_url, changed_at: now };
      await repository.changeSecond(transaction, meetingsFor(membership), of.meeting_id, change);
      await record(transaction, caller, { ...of, first_id: first.id }, 'second_meeting_moved', now);
    },
    async ({ database: { queries } }) => {
      const second = orNotFound(await repository.findCalled(queries, meetingsFor(membership), of.meeting_id));
      return stateOf(queries, caller, second, now);
    },
  );
}

/**
 * Cancels a second meeting, so that the first one can have another. Whoever was convened by mail gets a mail.
 * @throws AppError `not_found`, `forbidden`, `not_called_here`, `meeting_begun` once it begins or voted, `conflict` after another change, or
 * `validation_failed` without a reason.
 */
export async function cancelSecondMeeting(
  services: Needs,
  caller: Member,
  of: OfMeeting,
  form: CancelSecondMeetingBody,
) {
  const { membership } = caller;
  const filter = meetingsFor(membership);
  const now = services.now();
  await requireMeetingOfBoard(services.database, caller, of);
  const cancel_reason = requireLine('reason', form.reason);
  return changeAndRead(
    services,
    async (transaction) => {
      const { first, second } = await lockCalled(transaction, caller, of);
      if (second.is_cancelled) return;
      if (!mayCancelSecond(second, now)) throw new AppError('meeting_begun');
      if (form.version !== second.version) throw new AppError('conflict');
      await repository.changeSecond(transaction, filter, of.meeting_id, {
        is_cancelled: true,
        cancel_reason,
        first_meeting_id: null,
        former_first_meeting_id: first.id,
        changed_at: now,
      });
      await record(transaction, caller, { ...of, first_id: first.id }, 'second_meeting_cancelled', now);
      const { association_id } = membership;
      await writeCancellationMails.add(transaction, { association_id, meeting_id: of.meeting_id });
    },
    async ({ database: { queries } }) => {
      const {
        id,
        meeting_date,
        cancel_reason: reason,
      } = orNotFound(await repository.findCalled(queries, filter, of.meeting_id));
      return { id, meeting_date, cancel_reason: reason ?? '' };
    },
  );
}
