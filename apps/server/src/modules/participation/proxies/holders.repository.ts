import { HOLDERS_MAX } from '@mijn/domain/limits';
import type { ProxyHolder } from '@mijn/domain/proxies';
import { sql, type SQL } from 'drizzle-orm';
import { type Database, findRow, runPrepared } from '../../../platform/database/index.ts';
import { giversOf } from './giver-counts.repository.ts';

interface Asked {
  association_id: string;
  meeting_id: string;
  /** The user who can't be the holder, because the proxy is of this user, and whose other proxies do not count; null for nobody. */
  user_id: string | null;
  /** The number of givers for whom one person may hold proxies. */
  proxies_max: number;
  is_board_allowed: boolean;
}

const isHeldBy = (meeting_id: string): SQL =>
  sql`proxies.association_id = memberships.association_id and proxies.meeting_id = ${meeting_id}
    and holder_id = memberships.user_id`;

const holdersWhere = (
  { association_id, meeting_id, user_id, proxies_max, is_board_allowed }: Asked,
  condition: SQL,
): SQL => sql`
  select users.id, users.name, is_board, array(
      select apartments.name from apartment_owners join apartments
        on apartments.association_id = apartment_owners.association_id and apartments.id = apartment_id
      where apartment_owners.association_id = memberships.association_id and apartment_owners.owner_id = users.owner_id
      order by position, apartments.id
    ) as apartments,
    ${giversOf(isHeldBy(meeting_id), user_id)} >= ${proxies_max}::int as is_full
  from memberships join users on users.id = memberships.user_id
  where memberships.association_id = ${association_id} and users.disabled_at is null and users.id is distinct from ${user_id}::uuid
    and is_board <= ${is_board_allowed}::boolean and ${condition}
    and not exists (
      select from proxies where proxies.association_id = memberships.association_id and proxies.meeting_id = ${meeting_id}
        and giver_id = memberships.user_id and state in ('offered', 'accepted'))
  order by users.name, users.id limit ${HOLDERS_MAX}`;

/** Returns the members whose name or apartments have all words. */
export const listHolders = async (database: Database, asked: Asked, words: readonly string[]) =>
  runPrepared<ProxyHolder>(
    database,
    holdersWhere(
      asked,
      sql`not exists (
        select from unnest(${sql.param([...words])}::text[]) as word where strpos(fold_text(users.name), fold_text(word)) = 0
          and not exists (
            select from apartment_owners join apartments
              on apartments.association_id = apartment_owners.association_id and apartments.id = apartment_id
            where apartment_owners.association_id = memberships.association_id and apartment_owners.owner_id = users.owner_id
              and strpos(fold_text(apartments.name), fold_text(word)) > 0))`,
    ),
  );

/** Returns undefined if the user can't be the holder. */
export const findHolder = async (database: Database, asked: Asked, id: string) =>
  findRow<ProxyHolder>(database, holdersWhere(asked, sql`users.id = ${id}`));
