import { MOTIONS_MAX } from '@mijn/domain/limits';
import type {
  CreateMotionBody,
  MotionForm,
  MoveMotionBody,
  UpdateMotionBody,
  WithdrawMotionBody,
} from '@mijn/domain/motions';
import { announce } from '../../../capabilities/sections/sections.ts';
import type { Services } from '../../../capabilities/services.ts';
import { changeAndRead, type Queries, readIn } from '../../../platform/database/index.ts';
import { auditCaller } from '../../../platform/security/audit.ts';
import { requireLine, requireText } from '../../../platform/texts/typed-text.ts';
import {
  AppError,
  createAndRead,
  type CreatingRequest,
  type Member,
  orNotFound,
} from '../../../platform/wire/index.ts';
import { findProposal } from '../../meetings/agenda/agenda.service.ts';
import { motionsFor } from '../../meetings/meetings.access.ts';
import { keyOf, lockMeeting, requireHeld, requireMeetingOfBoard } from '../../meetings/meetings.service.ts';
import * as repository from './motions.repository.ts';
import { type KnownMotion, listMotions, readMotions } from './motions.service.ts';

type Needs = Pick<Services, 'database' | 'now'>;

interface OfMeeting {
  meeting_id: string;
}

interface OfMotion extends OfMeeting {
  motion_id: string;
}

const textOf = ({ kind, text, wording, proposer }: MotionForm) => ({
  kind,
  text: requireLine('text', text),
  wording: requireText('wording', wording),
  proposer: requireLine('proposer', proposer),
});

const keyOfMotion = (caller: Member, { motion_id, ...meeting }: OfMotion): repository.MotionKey => ({
  ...keyOf(caller, meeting),
  motion_id,
});

interface Change {
  transaction: Queries;
  motions: readonly KnownMotion[];
  /** Returns the wording of the proposal of an item as it is now; undefined if there is none. */
  wordingOf: (item_id: string) => Promise<string | undefined>;
}

/**
 * Locks the meeting, as whoever opens a ballot or changes the agenda does, so that a motion changes before its ballot is opened or not at all.
 * @throws AppError `not_found`, or `meeting_not_held`
 */
async function begin(
  { database, now }: Needs,
  transaction: Queries,
  caller: Member,
  { meeting_id }: OfMeeting,
): Promise<Change> {
  const meeting = orNotFound(await lockMeeting(transaction, caller.membership, meeting_id));
  requireHeld(meeting, now());
  const inside = readIn(database, transaction);
  return {
    transaction,
    motions: await readMotions(inside, motionsFor(caller.membership), meeting_id),
    wordingOf: async (item_id) =>
      (await findProposal({ database: inside }, caller, { meeting_id, item_id }))?.proposal.wording,
  };
}

/** Records a change in the audit log, and tells open tabs. */
async function record(
  transaction: Queries,
  caller: Member,
  { meeting_id, motion_id }: OfMotion,
  change: 'added' | 'changed' | 'moved' | 'withdrawn',
  now: Date,
): Promise<void> {
  await auditCaller(transaction, caller, 'motion_changed', { meeting_id, motion_id, change }, now);
  const { association_id } = caller.membership;
  await announce(transaction, { association_id, section: 'agenda', entity_id: meeting_id, happened_at: now });
}

async function getMotion(services: Needs, caller: Member, { meeting_id, motion_id }: OfMotion) {
  const { data } = await listMotions(services, caller, { meeting_id });
  return orNotFound(data.find(({ id }) => id === motion_id));
}

/**
 * Adds an amendment or a counter-proposal behind the others about its item.
 * @throws AppError `not_found`, `forbidden`, `meeting_not_held`, `item_has_ballot`, `too_many_motions`, or `validation_failed`.
 */
export async function createMotion(
  services: Needs,
  caller: Member,
  meeting: OfMeeting,
  { item_id, ...form }: CreateMotionBody,
  request: CreatingRequest,
) {
  const now = services.now();
  await requireMeetingOfBoard(services.database, caller, meeting);
  const text = textOf(form);
  const key = keyOf(caller, meeting);
  return createAndRead(
    services,
    { caller, request, now },
    async (transaction, id) => {
      const { motions, wordingOf } = await begin(services, transaction, caller, meeting);
      const based_on = await wordingOf(item_id);
      if (based_on === undefined)
        throw new AppError('validation_failed', { errors: { item_id: [{ code: 'not_allowed' }] } });
      if (await repository.isProposalVotedAbout(transaction, key, item_id))
        throw new AppError('item_has_ballot');
      const others = motions.filter((one) => one.item_id === item_id).length;
      if (others >= MOTIONS_MAX) throw new AppError('too_many_motions', { params: { max: MOTIONS_MAX } });
      const position = others + 1;
      await repository.insertMotion(transaction, {
        ...key,
        ...text,
        id,
        item_id,
        position,
        based_on,
        created_at: now,
      });
      await record(transaction, caller, { ...meeting, motion_id: id }, 'added', now);
    },
    (inside, motion_id) => getMotion(inside, caller, { ...meeting, motion_id }),
  );
}

type Work = (change: Change, motion: KnownMotion) => Promise<boolean>;

/**
 * Changes an open motion in a transaction that has locked the meeting, and records the change unless the work says that there was none.
 * @throws AppError `not_found`, `forbidden`, `meeting_not_held`, `motion_closed`, or `conflict` after another change.
 */
async function changeOpen(
  services: Needs,
  caller: Member,
  of: OfMotion,
  { version, kind }: { version: number; kind: 'changed' | 'moved' | 'withdrawn' },
  work: Work,
) {
  const now = services.now();
  await requireMeetingOfBoard(services.database, caller, of);
  return changeAndRead(
    services,
    async (transaction) => {
      const change = await begin(services, transaction, caller, of);
      const motion = orNotFound(change.motions.find(({ id }) => id === of.motion_id));
      if (motion.state !== 'open' || motion.is_voted_about) throw new AppError('motion_closed');
      if (motion.version !== version) throw new AppError('conflict');
      if (await work(change, motion)) await record(transaction, caller, of, kind, now);
    },
    (inside) => getMotion(inside, caller, of),
  );
}

/** Changes what an open motion says. It is about the proposal as it reads now from then on. */
export async function updateMotion(
  services: Needs,
  caller: Member,
  of: OfMotion,
  { version, ...form }: UpdateMotionBody,
) {
  const text = textOf(form);
  return changeOpen(services, caller, of, { version, kind: 'changed' }, async (change, { item_id }) => {
    const based_on = orNotFound(await change.wordingOf(item_id));
    return repository.updateMotion(change.transaction, keyOfMotion(caller, of), version, {
      ...text,
      based_on,
    });
  });
}

/** Withdraws an open motion. */
export async function withdrawMotion(
  services: Needs,
  caller: Member,
  of: OfMotion,
  { version }: WithdrawMotionBody,
) {
  const withdrawn_at = services.now();
  return changeOpen(services, caller, of, { version, kind: 'withdrawn' }, async ({ transaction }) =>
    repository.updateMotion(transaction, keyOfMotion(caller, of), version, { withdrawn_at }),
  );
}

/** Moves an open motion to another place in the order of voting. */
export async function moveMotion(
  services: Needs,
  caller: Member,
  of: OfMotion,
  { version, after_id }: MoveMotionBody,
) {
  return changeOpen(services, caller, of, { version, kind: 'moved' }, async (change, motion) => {
    const { motions, transaction } = change;
    const places = motions.filter(({ item_id }) => item_id === motion.item_id);
    const others = places.filter((one) => one !== motion);
    const at = after_id === null ? 0 : others.findIndex(({ id }) => id === after_id) + 1;
    if (after_id !== null && at === 0) throw new AppError('conflict');
    const order = others.toSpliced(at, 0, motion);
    for (const [place, { id: motion_id }] of order.entries())
      await repository.setPosition(transaction, { ...keyOf(caller, of), motion_id }, place + 1);
    return order.some(({ id }, place) => places[place]?.id !== id);
  });
}
