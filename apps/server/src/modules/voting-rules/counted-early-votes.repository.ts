import { sql, type SQL } from 'drizzle-orm';

/** The members who own the apartment of a row now. @param row the name of a table in the statement, with `apartment_id`. */
export const ownersOf = (row: string): SQL => sql`
  from apartment_owners join users on users.owner_id = apartment_owners.owner_id
    join memberships on memberships.association_id = apartment_owners.association_id and memberships.user_id = users.id
  where apartment_owners.association_id = ${sql.raw(row)}.association_id and apartment_owners.apartment_id = ${sql.raw(row)}.apartment_id`;

/** The condition that the voter of a row still is a member who owns its apartment. @param row the name of a table of votes in the statement. */
export const isOfOwner = (row = 'early_votes'): SQL =>
  sql`exists (select ${ownersOf(row)} and users.id = ${sql.raw(row)}.user_id)`;

/**
 * The condition that a row of `early_votes` is a vote, not withdrawn, about the text that a proposal or a ballot has now, and for no more
 * candidates than it has seats. So no job can forget to end a vote about another text. @param texts a table with `wording`,
 * `decision_kind`, `options` and `seats`.
 */
export const isAboutText = (
  texts: SQL,
): SQL => sql`(early_votes.choice is not null and early_votes.outdated_at is null
  and (early_votes.wording, early_votes.decision_kind, early_votes.options)
    is not distinct from (${texts}.wording, ${texts}.decision_kind, ${texts}.options)
  and cardinality(early_votes.further_options) < coalesce(${texts}.seats, 1))`;

/**
 * Selects the votes before the meeting that a ballot counts, with `apartment_id`, `user_id`, `choice`, `option`, `further_options` and
 * `voted_at`: those about its text, of members who own the apartment now. A secret ballot has none.
 */
export const earlyVotesIn = ({
  association_id,
  ballot_id,
}: {
  association_id: string;
  ballot_id: string | SQL;
}): SQL => sql`
  select early_votes.apartment_id, early_votes.user_id, early_votes.choice, early_votes.option, early_votes.further_options,
    early_votes.voted_at
  from ballots join early_votes on early_votes.association_id = ${association_id}
    and early_votes.meeting_id = ballots.meeting_id and early_votes.item_id = ballots.item_id
  where ballots.association_id = ${association_id} and ballots.id = ${ballot_id} and ballots.counts_early_votes
    and ${isAboutText(sql`ballots`)} and ${isOfOwner()}`;

/** Selects the numbers of the items of a meeting with a vote before it. @param isCounted which rows of `early_votes` count. */
export const numbersVotedAbout = (
  { association_id, meeting_id }: { association_id: SQL; meeting_id: SQL },
  isCounted: SQL,
): SQL => sql`
  select meeting_items.number from meeting_items
  where meeting_items.association_id = ${association_id} and meeting_items.meeting_id = ${meeting_id} and exists (
    select from voting_rules
    where voting_rules.association_id = ${association_id} and rule = 'early_votes' and voting_rules.decision_kind = '' and value = 'yes'
  ) and exists (
    select from early_votes
    where early_votes.association_id = ${association_id} and early_votes.meeting_id = ${meeting_id}
      and early_votes.item_id = meeting_items.id and ${isCounted} and ${isAboutText(sql`meeting_items`)} and ${isOfOwner()})`;
