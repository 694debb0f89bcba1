import { isOver } from '@mijn/domain/meetings';
import {
  isOpenProxy,
  type MeetingProxiesQuery,
  type ProxyObstacle,
  type ProxyState,
  type ProxyTerms,
} from '@mijn/domain/proxies';
import { isBoardMember } from '@mijn/domain/roles';
import { valueOfRule } from '@mijn/domain/voting-rules';
import type { Services } from '../../../capabilities/services.ts';
import { AppError, type Member, orNotFound } from '../../../platform/wire/index.ts';
import { isPlanned, isPlannedOrToday, requireMeeting } from '../../meetings/meetings.service.ts';
import { listVotingRules } from '../../voting-rules/voting-rules.service.ts';
import { findHolder, listHolders } from './holders.repository.ts';
import { allProxies, ownProxies } from '../../meetings/meetings.access.ts';
import * as repository from './proxies.repository.ts';

export { isGiverOwner } from './proxies.repository.ts';
export { proxiesEverInForce, proxiesInForce } from './proxies-in-force.repository.ts';

type Needs = Pick<Services, 'database' | 'now'>;

interface OfMeeting {
  meeting_id: string;
}

export interface OfProxy extends OfMeeting {
  proxy_id: string;
}

interface MeetingTimes {
  meeting_date: Date;
  is_cancelled: boolean;
}

const readerOf = ({ user_id, membership }: Member) => ({
  association_id: membership.association_id,
  user_id,
  isBoard: isBoardMember(membership),
});

/** Returns what the rules of an association say about proxies. An association without these rules has none (docs/product.md#proxies). */
export async function getProxyRules(
  { database }: Pick<Needs, 'database'>,
  { membership: { association_id } }: Pick<Member, 'membership'>,
) {
  const rules = await listVotingRules(database, association_id);
  return {
    proxies_max: Number(valueOfRule(rules, 'proxies_per_person', null) ?? 0),
    is_board_allowed: valueOfRule(rules, 'board_proxies', null) === 'yes',
  };
}

/**
 * Returns whether the holder can answer a proxy now: one that was offered also at the meeting, until its day is over. Who accepted one gives
 * it back before the meeting, so that its giver can still come.
 */
export const mayRespond = (state: ProxyState, meeting: MeetingTimes, now: Date): boolean =>
  isPlanned(meeting, now) ? isOpenProxy(state) : state === 'offered' && isPlannedOrToday(meeting, now);

/** Adds what the caller may do with a proxy now. */
function withRights({ is_objectable, ...proxy }: repository.ProxyRow, meeting: MeetingTimes, now: Date) {
  const isOpen = isOpenProxy(proxy.state);
  const isToCome = isPlanned(meeting, now);
  return {
    ...proxy,
    may_respond: mayRespond(proxy.state, meeting, now) && proxy.relation === 'holder',
    may_withdraw: isOpen && !isOver(meeting.meeting_date, now) && proxy.relation === 'giver',
    may_object: isOpen && isToCome && is_objectable,
  };
}

function obstacleOf(
  proxies_max: number,
  apartments: readonly { is_given: boolean }[],
  isToCome: boolean,
): ProxyObstacle | null {
  if (proxies_max === 0) return 'not_allowed';
  if (!isToCome) return 'meeting_begun';
  if (apartments.length === 0) return 'no_apartment';
  return apartments.every(({ is_given }) => is_given) ? 'given_by_co_owner' : null;
}

async function getTerms(
  { database }: Pick<Needs, 'database'>,
  caller: Member,
  { meeting_id }: OfMeeting,
  isToCome: boolean,
): Promise<ProxyTerms> {
  const {
    user_id,
    membership: { association_id },
  } = caller;
  const [rules, apartments, early_numbers] = await Promise.all([
    getProxyRules({ database }, caller),
    repository.listVotingApartments(database, { association_id, user_id, meeting_id }),
    repository.listEarlyNumbers(database, { association_id, user_id, meeting_id }),
  ]);
  return {
    ...rules,
    obstacle: obstacleOf(rules.proxies_max, apartments, isToCome),
    apartments: apartments.filter(({ is_given }) => !is_given).map(({ name, votes }) => ({ name, votes })),
    early_numbers,
  };
}

/** @throws AppError `not_found` */
export async function listProxies({ database, now }: Needs, caller: Member, { meeting_id }: OfMeeting) {
  const meeting = await requireMeeting(database, caller.membership, meeting_id);
  const [rows, terms] = await Promise.all([
    repository.listProxies(database, ownProxies(caller), readerOf(caller), meeting_id),
    getTerms({ database }, caller, { meeting_id }, isPlanned(meeting, now())),
  ]);
  return { data: rows.map((row) => withRights(row, meeting, now())), terms };
}

/** @throws AppError `not_found` */
export async function getProxy({ database, now }: Needs, caller: Member, { meeting_id, proxy_id }: OfProxy) {
  const [meeting, found] = await Promise.all([
    requireMeeting(database, caller.membership, meeting_id),
    repository.findProxy(database, ownProxies(caller), readerOf(caller), { meeting_id, proxy_id }),
  ]);
  return withRights(orNotFound(found), meeting, now());
}

/** Returns whether the caller can give a proxy for a meeting to come, and how many wait for an answer of the caller. */
export async function getProxyState(
  { database }: Pick<Needs, 'database'>,
  caller: Member,
  { meeting_id }: OfMeeting,
) {
  const [offered_proxies, { obstacle }] = await Promise.all([
    repository.countOffered(database, ownProxies(caller), readerOf(caller), meeting_id),
    getTerms({ database }, caller, { meeting_id }, true),
  ]);
  return { offered_proxies, may_give_proxy: obstacle === null };
}

const askedBy = ({ user_id, membership: { association_id } }: Member, { meeting_id }: OfMeeting) => ({
  association_id,
  meeting_id,
  user_id,
});

/** @throws AppError `not_found` */
export async function listProxyHolders(
  { database }: Needs,
  caller: Member,
  { meeting_id }: OfMeeting,
  q = '',
) {
  await requireMeeting(database, caller.membership, meeting_id);
  const rules = await getProxyRules({ database }, caller);
  if (rules.proxies_max === 0 || q === '') return { data: [] };
  const words = q.split(/\s+/u);
  return { data: await listHolders(database, { ...askedBy(caller, { meeting_id }), ...rules }, words) };
}

/** Returns the holder of a new proxy, who may hold the most that the rules allow already. @throws AppError `validation_failed` */
export async function requireMayHold(
  { database }: Pick<Needs, 'database'>,
  asked: Parameters<typeof findHolder>[1],
  holder_id: string,
) {
  const holder = await findHolder(database, asked, holder_id);
  if (!holder) throw new AppError('validation_failed', { errors: { holder_id: [{ code: 'not_allowed' }] } });
  return holder;
}

/**
 * Returns the member who is to hold a proxy. @throws AppError `validation_failed` if the member can't, or `too_many_proxies` if the
 * member holds as many as the rules allow.
 */
export async function requireHolder(
  { database }: Pick<Needs, 'database'>,
  asked: Parameters<typeof findHolder>[1],
  holder_id: string,
) {
  const holder = await requireMayHold({ database }, asked, holder_id);
  if (holder.is_full) throw new AppError('too_many_proxies', { params: { max: asked.proxies_max } });
  return holder;
}

/** @throws AppError `forbidden` outside the board, or `not_found` */
export async function listMeetingProxies(
  { database, now }: Needs,
  caller: Member,
  { meeting_id }: OfMeeting,
  query: MeetingProxiesQuery,
) {
  const meeting = await requireMeeting(database, caller.membership, meeting_id);
  const { data, meta } = await repository.listMeetingProxies(database, allProxies(caller), meeting_id, query);
  return { data: data.map((row) => withRightsOfBoard(row, caller, meeting, now())), meta };
}

const withRightsOfBoard = (
  { giver_id, ...row }: repository.MeetingProxyRow,
  { user_id }: Member,
  meeting: MeetingTimes,
  now: Date,
) => ({
  ...row,
  may_accept:
    row.is_to_board && row.state === 'offered' && giver_id !== user_id && mayRespond(row.state, meeting, now),
  may_withdraw: row.is_paper && isOpenProxy(row.state) && !isOver(meeting.meeting_date, now),
});

/** @throws AppError `forbidden` outside the board, or `not_found` */
export async function getMeetingProxy({ database, now }: Needs, caller: Member, of: OfProxy) {
  const meeting = await requireMeeting(database, caller.membership, of.meeting_id);
  const found = await repository.findMeetingProxy(database, allProxies(caller), of);
  return withRightsOfBoard(orNotFound(found), caller, meeting, now());
}
