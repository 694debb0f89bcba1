import { hash } from 'node:crypto';
import { isHeld } from '@mijn/domain/presence';
import { type Choosable, isChoiceOf } from '@mijn/domain/tally';
import type { Services } from '../../../capabilities/services.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Member } from '../../../platform/wire/index.ts';
import { keyOf as keyOfMeeting, requireMeeting } from '../../meetings/meetings.service.ts';
import { listOwnApartments } from '../../voting-rules/voting-rules.service.ts';
import { getOwnPresence, listRepresentedBy } from '../presence/presence.service.ts';
import { getAdjournment } from '../procedure/procedure.service.ts';
import { ballotsFor } from '../../meetings/meetings.access.ts';
import { keyOf } from './ballot-changes.service.ts';
import { type BallotRecord, findOpenBallot, type OfBallot } from './ballots.repository.ts';
import { listFormerVotes } from './former-votes.repository.ts';
import * as repository from './own-votes.repository.ts';

type Needs = Pick<Services, 'database' | 'now'>;

interface OfMeeting {
  meeting_id: string;
}

/** The key of a ballot with its voter. */
export const voterOf = (caller: Member, of: OfBallot) => ({ ...keyOf(caller, of), user_id: caller.user_id });

/** The hash that names a voter beside sealed votes. */
export const hashOfVoter = ({ user_id, ballot_id }: { user_id: string; ballot_id: string }): string =>
  hash('sha256', [ballot_id, user_id].join('\n'), 'base64url');

export type BallotOfVotes = Pick<BallotRecord, 'id' | 'item_id' | 'options'> & Choosable;

/** Returns the apartments for which the caller votes. An instruction that does not fit the options any more is none. */
export async function listVotes(
  database: Database,
  caller: Member,
  { meeting_id }: OfMeeting,
  ballot: BallotOfVotes,
) {
  const of = voterOf(caller, { meeting_id, ballot_id: ballot.id });
  const rows = await repository.listOwnVotes(database, { ...of, item_id: ballot.item_id }, hashOfVoter(of));
  return rows.map((row) =>
    row.instruction === null || isChoiceOf(ballot, row.instruction)
      ? row
      : Object.assign(row, { instruction: null }),
  );
}

const keyOfOwner = ({ user_id, membership: { association_id } }: Member) => ({ association_id, user_id });

/** Returns the meeting, and the presence of the caller at it. @throws AppError `not_found` */
export async function getAtMeeting({ database }: Pick<Needs, 'database'>, caller: Member, of: OfMeeting) {
  const [meeting, own] = await Promise.all([
    requireMeeting(database, caller.membership, of.meeting_id),
    getOwnPresence({ database }, caller, of),
  ]);
  return { meeting, ...own };
}

/**
 * Returns the open ballot and the votes of the caller. Staff who act for the member do not see what the member voted.
 * @param at what `getAtMeeting` returned in the same call.
 */
export async function readOwnVotes(
  { database, now }: Needs,
  caller: Member,
  { meeting_id }: OfMeeting,
  { meeting, presence, signed_at, code }: Awaited<ReturnType<typeof getAtMeeting>>,
) {
  const key = keyOfMeeting(caller, { meeting_id });
  const [found, owned, adjournment, former_votes] = await Promise.all([
    findOpenBallot(database, ballotsFor(caller), meeting_id),
    listOwnApartments(database, keyOfOwner(caller)),
    getAdjournment(database, key),
    caller.impersonator ? [] : listFormerVotes(database, key, caller.user_id),
  ]);
  const rows = found && presence ? await listVotes(database, caller, { meeting_id }, found) : [];
  const is_held = isHeld(meeting, now());
  return {
    is_held,
    code,
    may_attend_online: meeting.online_url !== null,
    presence,
    signed_at,
    adjournment,
    ballot: found ?? null,
    apartments: is_held && rows.length === 0 ? await listRepresentedBy(database, key, caller.user_id) : [],
    former_votes,
    // An apartment that did vote at the opening votes in the whole ballot.
    without_votes: owned.filter(
      ({ name, voting }) => voting !== 'yes' && !rows.some((row) => row.name === name),
    ),
    votes: rows.map(
      ({ instruction, vote, is_sealed, is_sealed_by_owner: _sealed, proxy_id: _proxy, ...row }) =>
        Object.assign(row, {
          instruction: instruction?.choice ?? null,
          instruction_option: instruction?.option ?? null,
          vote: vote && !caller.impersonator ? { ...vote, voted_at: new Date(vote.voted_at) } : null,
          has_voted: vote !== null || is_sealed || row.is_on_paper,
        }),
    ),
  };
}

/** Returns what `readOwnVotes` does, for a call that did not read the meeting yet. @throws AppError `not_found` */
export const getOwnVotes = async (needs: Needs, caller: Member, of: OfMeeting) =>
  readOwnVotes(needs, caller, of, await getAtMeeting(needs, caller, of));
