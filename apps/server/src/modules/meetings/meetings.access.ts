import { isBoardMember } from '@mijn/domain/roles';
import { sql } from 'drizzle-orm';
import {
  accessFilter,
  type AccessFilter,
  type Member,
  type Membership,
  requireBoard,
} from '../../platform/wire/index.ts';

/*
 * Who reads and changes what belongs to a meeting: its agenda, convocation, attendance, proxies, presence, votes, decisions and minutes. The
 * functions of the board throw `forbidden` for others.
 */

export type MeetingsFilter = AccessFilter<'meetings'>;
export type AgendaFilter = AccessFilter<'agenda'>;
export type ConvocationsFilter = AccessFilter<'convocations'>;
export type AttendancesFilter = AccessFilter<'attendances'>;

/** A filter of the rows of `memberships`: the members of whom the caller may read what they said. */
export type SaidFilter = AccessFilter<'said'>;

export type ProxiesFilter = AccessFilter<'proxies'>;
export type PresencesFilter = AccessFilter<'presences'>;
export type BallotsFilter = AccessFilter<'ballots'>;
export type QuestionsFilter = AccessFilter<'questions'>;
export type MemberProposalsFilter = AccessFilter<'member-proposals'>;
export type MotionsFilter = AccessFilter<'motions'>;
export type ProcedureFilter = AccessFilter<'procedure'>;
export type EarlyVotesFilter = AccessFilter<'early-votes'>;
export type DecisionsFilter = AccessFilter<'decisions'>;

/** A filter of the rows of `meetings`. */
export type MinutesFilter = AccessFilter<'minutes'>;

type Association = Pick<Membership, 'association_id'>;
type Reader = Pick<Member, 'membership'>;
type Person = Pick<Member, 'user_id' | 'membership'>;

const ofAssociation = <const Resource extends string>(
  resource: Resource,
  table: string,
  { association_id }: Association,
): AccessFilter<Resource> =>
  accessFilter(resource, sql`${sql.identifier(table)}.association_id = ${association_id}`);

const ofCaller = <const Resource extends string>(
  resource: Resource,
  table: string,
  { membership: { association_id }, user_id }: Person,
): AccessFilter<Resource> =>
  accessFilter(
    resource,
    sql`${sql.identifier(table)}.association_id = ${association_id} and ${sql.identifier(table)}.user_id = ${user_id}::uuid`,
  );

/** Members see all meetings of their association (docs/product.md#roles-owners). */
export const meetingsFor = (membership: Association): MeetingsFilter =>
  ofAssociation('meetings', 'meetings', membership);

/** The feed has meetings of all associations of which the user is a member now. */
export const meetingsOfUser = (userId: string): MeetingsFilter =>
  accessFilter(
    'meetings',
    sql`meetings.association_id in (select association_id from memberships where user_id = ${userId})`,
  );

/** Members read the agendas of all meetings of their association; the board changes them (docs/product.md#agenda). */
export const agendaFor = (membership: Association): AgendaFilter =>
  ofAssociation('agenda', 'meeting_items', membership);

/** Members read the convocations of their association; the board sends them and reads to whom they went (docs/product.md#convocation). */
export const convocationsFor = (membership: Association): ConvocationsFilter =>
  ofAssociation('convocations', 'meeting_convocations', membership);

/** A member changes what the member said. */
export const ownAttendance = (caller: Person): AttendancesFilter =>
  ofCaller('attendances', 'meeting_attendances', caller);

/** A member reads what the member said. */
export const saidByCaller = (caller: Person): SaidFilter => ofCaller('said', 'memberships', caller);

/** The board reads what all members said (docs/product.md#attendance). */
export function saidFor(caller: Reader): SaidFilter {
  requireBoard(caller);
  return ofAssociation('said', 'memberships', caller.membership);
}

/**
 * A member reads the proxies that the member gave or holds, those to the board that nobody answered if the member is of the board, and
 * those for an apartment of the member (docs/product.md#proxies).
 */
export function ownProxies({ user_id, membership }: Person): ProxiesFilter {
  return accessFilter(
    'proxies',
    sql`proxies.association_id = ${membership.association_id} and (
      proxies.giver_id = ${user_id}::uuid or proxies.holder_id = ${user_id}::uuid
      or (proxies.is_to_board and proxies.holder_id is null and ${isBoardMember(membership)}::boolean)
      or exists (
        select from proxy_apartments join apartment_owners on apartment_owners.association_id = ${membership.association_id}
            and apartment_owners.apartment_id = proxy_apartments.apartment_id
          join users on users.owner_id = apartment_owners.owner_id
        where proxy_apartments.association_id = ${membership.association_id} and proxy_id = proxies.id and users.id = ${user_id}::uuid
      ))`,
  );
}

/** The board reads all proxies, without their instructions. */
export function allProxies(caller: Reader): ProxiesFilter {
  requireBoard(caller);
  return ofAssociation('proxies', 'proxies', caller.membership);
}

/** Returns whose photos of paper a member may see: the own ones, and for the board all. */
export const photographedFor = (caller: Person): ProxiesFilter =>
  isBoardMember(caller.membership) ? allProxies(caller) : ownProxies(caller);

/** The board reads and records who is present (docs/product.md#voting). */
export function presencesFor(caller: Reader): PresencesFilter {
  requireBoard(caller);
  return ofAssociation('presences', 'meeting_presences', caller.membership);
}

/** A member reads and records the own presence. */
export const ownPresence = (caller: Person): PresencesFilter =>
  ofCaller('presences', 'meeting_presences', caller);

/** All members read the ballots of their association and their results (docs/product.md#voting). */
export const ballotsFor = ({ membership }: Reader): BallotsFilter =>
  ofAssociation('ballots', 'ballots', membership);

/** The board holds ballots, and reads who did not vote yet. */
export function ballotsOfBoard(caller: Reader): BallotsFilter {
  requireBoard(caller);
  return ballotsFor(caller);
}

/** All members read the amendments and counter-proposals of their association; the board enters them (docs/product.md#motions). */
export const motionsFor = (membership: Association): MotionsFilter =>
  ofAssociation('motions', 'motions', membership);

/** All members read how a meeting goes on; the board records it (docs/product.md#procedure). */
export const procedureFor = (membership: Association): ProcedureFilter =>
  ofAssociation('procedure', 'procedural_motions', membership);

/**
 * Members read the questions that have a reply and their own ones; the board reads all (docs/product.md#questions). What the board alone
 * reads of a question depends on the caller too.
 */
export const questionsFor = ({ user_id, membership }: Person): QuestionsFilter =>
  accessFilter(
    'questions',
    sql`item_questions.association_id = ${membership.association_id} and (item_questions.reply is not null
      or item_questions.asker_id = ${user_id}::uuid or ${isBoardMember(membership)}::boolean)`,
  );

/** A member withdraws the own questions. */
export const ownQuestions = ({ user_id, membership }: Person): QuestionsFilter =>
  accessFilter(
    'questions',
    sql`item_questions.association_id = ${membership.association_id} and item_questions.asker_id = ${user_id}::uuid`,
  );

/** The board replies to all questions. */
export function questionsOfBoard(caller: Person): QuestionsFilter {
  requireBoard(caller);
  return questionsFor(caller);
}

/** Members read their own proposals for a meeting; the board reads all (docs/product.md#member-proposals). */
export const memberProposalsFor = ({ user_id, membership }: Person): MemberProposalsFilter =>
  accessFilter(
    'member-proposals',
    sql`member_proposals.association_id = ${membership.association_id}
      and (member_proposals.proposer_id = ${user_id}::uuid or ${isBoardMember(membership)}::boolean)`,
  );

/** A member withdraws the own proposals. */
export const ownMemberProposals = ({ user_id, membership }: Person): MemberProposalsFilter =>
  accessFilter(
    'member-proposals',
    sql`member_proposals.association_id = ${membership.association_id} and member_proposals.proposer_id = ${user_id}::uuid`,
  );

/** The board decides about all proposals. */
export function memberProposalsOfBoard(caller: Person): MemberProposalsFilter {
  requireBoard(caller);
  return memberProposalsFor(caller);
}

/** Owners read their own votes, and of other owners of their apartments whether they voted (docs/product.md#early-votes). */
export const ownEarlyVotes = ({ user_id, membership }: Person): EarlyVotesFilter =>
  accessFilter(
    'early-votes',
    sql`apartment_owners.association_id = ${membership.association_id}
      and apartment_owners.owner_id = (select owner_id from users where id = ${user_id})`,
  );

/** The board reads how many apartments voted, and never what. */
export function countedEarlyVotes(caller: Reader): EarlyVotesFilter {
  requireBoard(caller);
  return ofAssociation('early-votes', 'early_votes', caller.membership);
}

/** All members read the register of their association (docs/product.md#decisions). */
export const decisionsFor = (membership: Association): DecisionsFilter =>
  ofAssociation('decisions', 'decisions', membership);

/** The board drafts minutes (docs/product.md#minutes). */
export function minutesFor(caller: Reader): MinutesFilter {
  requireBoard(caller);
  return ofAssociation('minutes', 'meetings', caller.membership);
}
