import { sql, type SQL } from 'drizzle-orm';

/** Returns the apartments of an association that vote, as a table of a statement. */
export const votingApartments = (association_id: string): SQL =>
  sql`(select id, name, votes, position from apartments where association_id = ${association_id} and voting = 'yes')`;

/** Returns whether a user owns an apartment now, alone or with others. */
export const isOwnerOf = (association_id: string, apartment: SQL, user: SQL): SQL =>
  sql`exists (
    select from apartment_owners join users on users.owner_id = apartment_owners.owner_id
    where apartment_owners.association_id = ${association_id}
      and apartment_owners.apartment_id = ${apartment} and users.id = ${user})`;

/** Returns a text that says who owns an apartment now: another one if somebody else owns it, also without an account. */
export const ownersOfApartment = (association_id: string, apartment: SQL): SQL =>
  sql`(select concat_ws('/', coalesce(owner_name, ''), (
      select string_agg(apartment_owners.owner_id::text, ',' order by apartment_owners.owner_id) from apartment_owners
      where apartment_owners.association_id = ${association_id} and apartment_owners.apartment_id = apartments.id))
    from apartments where apartments.association_id = ${association_id} and apartments.id = ${apartment})`;

/**
 * Returns whether the user of a row of `users` owns an apartment that votes.
 * @param further what is true of that apartment too, as a condition that begins with `and`. It is a row of `units`.
 */
export const ownsVotingApartment = (association_id: string, further: SQL = sql``): SQL =>
  sql`exists (
    select from apartment_owners owned join ${votingApartments(association_id)} as units on units.id = owned.apartment_id
    where owned.association_id = ${association_id} and owned.owner_id = users.owner_id ${further})`;

/** Returns the name of an apartment. @param row the name of a table with `association_id` and `apartment_id`. */
export const nameOfApartment = (row: string): SQL =>
  sql`(select name from apartments where apartments.association_id = ${sql.raw(row)}.association_id and apartments.id = ${sql.raw(row)}.apartment_id)`;
