import { isDecided } from '@mijn/domain/ballots';
import type { Services } from '../../../capabilities/services.ts';
import type { Queries } from '../../../platform/database/index.ts';
import { AppError, type Member, orNotFound } from '../../../platform/wire/index.ts';
import { auditCaller } from '../../../platform/security/audit.ts';
import { requestWebhooks } from '../../../capabilities/webhooks/request-webhooks.ts';
import { recordDecision } from '../../decisions/decisions.service.ts';
import { lockMeeting } from '../../meetings/meetings.service.ts';
import { carryMotion } from '../motions/carry-motion.service.ts';
import { announceMeeting } from '../presence/presence.service.ts';
import { ballotsFor, ballotsOfBoard } from '../../meetings/meetings.access.ts';
import * as repository from './ballots.repository.ts';

type Needs = Pick<Services, 'database'>;

export const keyOf = (
  { membership: { association_id } }: Member,
  of: repository.OfBallot,
): repository.BallotKey => ({
  association_id,
  ...of,
});

export const getBallot = async ({ database }: Needs, caller: Member, of: repository.OfBallot) =>
  orNotFound(await repository.findBallot(database, ballotsFor(caller), of));

/** @throws AppError `forbidden` outside the board, or `not_found` */
export async function findForBoard({ database }: Needs, caller: Member, of: repository.OfBallot) {
  const ballot = orNotFound(await repository.findBallot(database, ballotsFor(caller), of));
  return { ballot, filter: ballotsOfBoard(caller) };
}

/** Locks a ballot for a change by the board. @throws AppError `ballot_closed` unless it has one of the states. */
export async function lockFor(
  transaction: Queries,
  caller: Member,
  of: repository.OfBallot,
  states: readonly repository.BallotRecord['state'][],
): Promise<repository.BallotRecord> {
  const ballot = orNotFound(await repository.lockBallot(transaction, keyOf(caller, of), 'update'));
  if (!states.includes(ballot.state)) throw new AppError('ballot_closed');
  return ballot;
}

/**
 * Locks a ballot to end it, or to annul its result. That of a motion changes the agenda, so that the meeting is locked before the ballot, as
 * whoever opens one does. @throws AppError `ballot_closed` unless it has one of the states.
 */
export async function lockToEnd(...args: Parameters<typeof lockFor>): Promise<repository.BallotRecord> {
  const [transaction, caller, { meeting_id }] = args;
  // Votes that are being cast refer to the meeting, which this lock allows.
  await lockMeeting(transaction, caller.membership, meeting_id, 'no key update');
  return lockFor(...args);
}

/** Records a change of a ballot, and tells open tabs. */
export async function record(
  transaction: Queries,
  caller: Member,
  { meeting_id, ballot_id }: repository.OfBallot,
  action: 'ballot_opened' | 'ballot_closed' | 'ballot_cancelled' | 'ballot_annulled' | 'lot_drawn',
  happened_at: Date,
): Promise<void> {
  await auditCaller(transaction, caller, action, { meeting_id, ballot_id }, happened_at);
  await announceMeeting(transaction, keyOf(caller, { meeting_id, ballot_id }), happened_at);
}

/**
 * Ends a ballot with its result, and enters the decision in the register. Without a quorum or votes there is no decision. One about a motion
 * changes the proposal if it is carried, and decides nothing.
 */
export async function finish(
  transaction: Queries,
  caller: Member,
  ballot: repository.BallotRecord,
  result: NonNullable<repository.BallotRecord['result']>,
  now: Date,
): Promise<void> {
  const of = { meeting_id: ballot.meeting_id, ballot_id: ballot.id };
  const key = keyOf(caller, of);
  await repository.updateBallot(transaction, key, {
    state: 'closed',
    closed_at: ballot.closed_at ?? now,
    apartments_early: ballot.apartments_early,
    result,
  });
  const { outcome } = result;
  if (ballot.motion_id !== null) {
    const { motion_id, item_id, wording } = ballot;
    if (outcome === 'adopted')
      await carryMotion(transaction, caller, { ...of, item_id, motion_id, wording }, now);
  } else if (isDecided(outcome)) await recordDecision(transaction, { ...ballot, outcome, result }, now);
  await requestWebhooks(
    transaction,
    { kind: 'ballot.closed', association_id: key.association_id, id: ballot.meeting_id },
    now,
  );
  await record(transaction, caller, of, 'ballot_closed', now);
}
