import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/index.ts';
import { ownersOf } from '../../voting-rules/counted-early-votes.service.ts';
import type { BallotKey } from './ballots.repository.ts';
import { ballotApartments } from './ballots.tables.ts';

type Key = Pick<BallotKey, 'association_id' | 'ballot_id'>;

/** Keeps the votes that each apartment has now, for the whole ballot. One that does not vote has no part in it. */
export async function keepVotes(queries: Queries, { association_id, ballot_id }: Key): Promise<void> {
  await queries.execute(sql`
    insert into ${ballotApartments} (association_id, ballot_id, apartment_id, votes)
    select association_id, ${ballot_id}, id, votes from apartments where association_id = ${association_id} and voting = 'yes'`);
}

/** Selects the apartments of a ballot with the votes that they have in it: those at its opening. */
export const votesAtOpening = ({ association_id, ballot_id }: Key): SQL => sql`
  select apartment_id, votes from ballot_apartments
  where ballot_apartments.association_id = ${association_id} and ballot_apartments.ballot_id = ${ballot_id}
  union all
  -- A ballot of a former version kept none.
  select id, votes from apartments where apartments.association_id = ${association_id} and voting = 'yes' and not exists (
    select from ballot_apartments where ballot_apartments.association_id = ${association_id} and ballot_apartments.ballot_id = ${ballot_id})`;

/** Returns the votes that all apartments have together in a ballot: those at its opening. */
export async function getVotesAtOpening(queries: Queries, key: Key): Promise<number> {
  const { rows } = await queries.execute<{ votes_total: number }>(
    sql`select coalesce(sum(votes), 0)::int as votes_total from (${votesAtOpening(key)}) as weights`,
  );
  return rows[0]?.votes_total ?? 0;
}

/**
 * The condition that a row of `sealed_votes` is of an owner of now: one of them sealed votes for the apartment. Rows of former versions do
 * not know who did.
 */
export const isSealedByOwner = sql`(sealed_votes.proxy_id is null and (sealed_votes.marks = '{}' or exists (
  select ${ownersOf('sealed_votes')} and jsonb_exists(sealed_votes.marks, rtrim(translate(encode(
    sha256(convert_to(sealed_votes.ballot_id::text || E'\\n' || users.id::text, 'UTF8')), 'base64'), '+/', '-_'), '=')))))`;

/**
 * The condition that the instruction of a row of `proxy_items` is about the proposal of a ballot: somebody who instructed a holder did so
 * about the text that was signed, and not about a motion to it. A row of a former version does not have that text, and is about it until the item is changed.
 */
export const isAboutBallot = ({ association_id, ballot_id }: Key): SQL => sql`(not exists (
    select from ballots where ballots.association_id = ${association_id} and ballots.id = ${ballot_id} and ballots.motion_id is not null
  ) and case when proxy_items.wording is null then not exists (
      select from meeting_items join proxies as signed on signed.association_id = ${association_id} and signed.id = proxy_items.proxy_id
      where meeting_items.association_id = ${association_id} and meeting_items.id = proxy_items.item_id and text_changed_at > signed.given_at)
    else exists (
      select from ballots where ballots.association_id = ${association_id} and ballots.id = ${ballot_id}
        and ballots.wording = proxy_items.wording and ballots.options = proxy_items.options) end)`;
