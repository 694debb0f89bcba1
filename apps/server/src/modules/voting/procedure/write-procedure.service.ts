import { MINUTE_MS, PROCEDURAL_MOTIONS_MAX } from '@mijn/domain/limits';
import type { AdjournmentForm, DecideProcedureBody } from '@mijn/domain/procedure';
import type { FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import { announce } from '../../../capabilities/sections/sections.ts';
import type { Services } from '../../../capabilities/services.ts';
import { changeAndRead, type Queries, readIn } from '../../../platform/database/index.ts';
import { auditCaller } from '../../../platform/security/audit.ts';
import { AppError, createAndRead, type Member, orNotFound } from '../../../platform/wire/index.ts';
import { findItem } from '../../meetings/agenda/agenda.service.ts';
import {
  keyOf,
  lockMeeting,
  type MeetingKey,
  requireHeld,
  requireMeetingOfBoard,
} from '../../meetings/meetings.service.ts';
import * as repository from './procedure.repository.ts';
import { getAdjournment, getProcedure, listProceduralMotions, requireGoesOn } from './procedure.service.ts';

type Needs = Pick<Services, 'database' | 'now'>;

interface OfMeeting {
  meeting_id: string;
}

/**
 * Locks the meeting, as whoever opens a ballot does, so that a ballot is opened before a break or after it.
 * @throws AppError `not_found`, or `meeting_not_held`
 */
async function lockHeld(transaction: Queries, caller: Member, of: OfMeeting, now: Date): Promise<MeetingKey> {
  const meeting = orNotFound(await lockMeeting(transaction, caller.membership, of.meeting_id));
  requireHeld(meeting, now);
  return keyOf(caller, of);
}

/** Adjourns a meeting in a transaction that has locked it. @throws AppError `ballot_open`, or `too_many_procedural_motions` */
async function adjourn(
  transaction: Queries,
  key: MeetingKey,
  {
    now,
    resumes_at = null,
    motion_id = null,
  }: { now: Date; resumes_at?: Date | null; motion_id?: string | null },
): Promise<void> {
  if (await repository.isBallotOpen(transaction, key)) throw new AppError('ballot_open');
  if ((await repository.listAdjournments(transaction, key)).length >= PROCEDURAL_MOTIONS_MAX)
    throw new AppError('too_many_procedural_motions', { params: { max: PROCEDURAL_MOTIONS_MAX } });
  await repository.insertAdjournment(transaction, {
    ...key,
    id: newId(),
    motion_id,
    adjourned_at: now,
    resumes_at,
  });
}

/** Records a change in the audit log, and tells open tabs. */
async function record(
  transaction: Queries,
  caller: Member,
  key: MeetingKey,
  change: 'adjourned' | 'resumed' | 'decided' | 'undone',
  now: Date,
): Promise<void> {
  await auditCaller(transaction, caller, 'procedure_decided', { meeting_id: key.meeting_id, change }, now);
  const { association_id, meeting_id } = key;
  await announce(transaction, {
    association_id,
    section: 'ballots',
    entity_id: meeting_id,
    happened_at: now,
  });
}

/**
 * Records what a meeting decided about how it goes on. If it decided to adjourn, it is adjourned from now on.
 * @throws AppError `not_found`, `forbidden`, `meeting_not_held`, `meeting_adjourned` for a motion to adjourn during a break, `ballot_open`, `too_many_procedural_motions`, or `validation_failed` for an
 * item that the meeting does not have, or without a proposal to vote secretly about.
 */
export async function decideProcedure(
  services: Needs,
  caller: Member,
  of: OfMeeting,
  { kind, item_id, outcome }: DecideProcedureBody,
  request: FastifyRequest,
) {
  const now = services.now();
  await requireMeetingOfBoard(services.database, caller, of);
  return createAndRead(
    services,
    { caller, request, now },
    async (transaction, id) => {
      const key = await lockHeld(transaction, caller, of, now);
      const item = item_id === null ? undefined : await findItem(transaction, key, item_id);
      const isAboutItem =
        kind === 'secret_vote' ? item?.wording != null : item_id === null || item !== undefined;
      if (!isAboutItem)
        throw new AppError('validation_failed', { errors: { item_id: [{ code: 'not_allowed' }] } });
      // The votes of an open ballot have names already.
      const bindsBallot = kind === 'secret_vote' && outcome === 'adopted';
      if (bindsBallot && (await repository.isBallotOpen(transaction, key))) throw new AppError('ballot_open');
      const inside = { database: readIn(services.database, transaction) };
      if ((await listProceduralMotions(inside, caller, of)).length >= PROCEDURAL_MOTIONS_MAX)
        throw new AppError('too_many_procedural_motions', { params: { max: PROCEDURAL_MOTIONS_MAX } });
      // A break has one decision, so that undoing it ends that break and no other.
      if (kind === 'adjourn') await requireGoesOn(inside.database, key);
      await repository.insertMotion(transaction, { ...key, id, kind, item_id, outcome, decided_at: now });
      if (kind === 'adjourn' && outcome === 'adopted')
        await adjourn(transaction, key, { now, motion_id: id });
      await record(transaction, caller, key, 'decided', now);
    },
    async (inside, id) =>
      orNotFound((await listProceduralMotions(inside, caller, of)).find((motion) => motion.id === id)),
  );
}

/**
 * Takes back what was recorded about how a meeting goes on, with the break that it began.
 * @throws AppError `not_found`, `forbidden`, `meeting_not_held`, or `procedure_passed` once that break is over, or a ballot about its item was
 * opened.
 */
export async function undoProcedure(
  services: Needs,
  caller: Member,
  { procedural_motion_id: id, ...of }: OfMeeting & { procedural_motion_id: string },
) {
  const now = services.now();
  await requireMeetingOfBoard(services.database, caller, of);
  return changeAndRead(
    services,
    async (transaction) => {
      const key = await lockHeld(transaction, caller, of, now);
      const inside = { database: readIn(services.database, transaction) };
      const found = await listProceduralMotions(inside, caller, of);
      const motion = orNotFound(found.find((one) => one.id === id));
      if (
        (await repository.wasVotedSince(transaction, key, motion)) ||
        !(await repository.deleteAdjournmentOf(transaction, key, id))
      )
        throw new AppError('procedure_passed');
      await repository.deleteMotion(transaction, key, id);
      await record(transaction, caller, key, 'undone', now);
    },
    (inside) => getProcedure(inside, caller, of),
  );
}

/**
 * Adjourns a meeting, says when it goes on, or lets it go on. Who is present stays so.
 * @throws AppError `not_found`, `forbidden`, `meeting_not_held`, `ballot_open`, or `too_many_procedural_motions`.
 */
export async function setAdjournment(
  services: Needs,
  caller: Member,
  of: OfMeeting,
  { is_adjourned, minutes = null }: AdjournmentForm,
) {
  const now = services.now();
  await requireMeetingOfBoard(services.database, caller, of);
  return changeAndRead(
    services,
    async (transaction) => {
      const key = await lockHeld(transaction, caller, of, now);
      const adjourned = await getAdjournment(readIn(services.database, transaction), key);
      if (!is_adjourned && !adjourned) return;
      const resumes_at = minutes === null ? null : new Date(now.getTime() + minutes * MINUTE_MS);
      if (!is_adjourned) await repository.updateAdjournment(transaction, key, { resumed_at: now });
      else if (adjourned) {
        if (adjourned.resumes_at?.getTime() === resumes_at?.getTime()) return;
        await repository.updateAdjournment(transaction, key, { resumes_at });
      } else await adjourn(transaction, key, { now, resumes_at });
      await record(transaction, caller, key, is_adjourned ? 'adjourned' : 'resumed', now);
    },
    (inside) => getProcedure(inside, caller, of),
  );
}
