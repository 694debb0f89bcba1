import { isBoardMember } from '@mijn/domain/roles';
import { sql } from 'drizzle-orm';
import { accessFilter, type AccessFilter, AppError, type Member } from '../../../platform/wire/index.ts';

export type ProxiesFilter = AccessFilter<'proxies'>;

type Reader = Pick<Member, 'user_id' | 'membership'>;

/**
 * A member reads the proxies that the member gave or holds, those to the board that nobody answered if the member is of the board, and
 * those for an apartment of the member (docs/product.md#proxies).
 */
export function ownProxies({ user_id, membership }: Reader): ProxiesFilter {
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

/** The board reads all proxies, without their instructions. @throws AppError `forbidden` for others. */
export function allProxies({ membership }: Pick<Member, 'membership'>): ProxiesFilter {
  if (!isBoardMember(membership)) throw new AppError('forbidden');
  return accessFilter('proxies', sql`proxies.association_id = ${membership.association_id}`);
}

/** Returns whose photos of paper a member may see: the own ones, and for the board all. */
export const photographedFor = (reader: Reader): ProxiesFilter =>
  isBoardMember(reader.membership) ? allProxies(reader) : ownProxies(reader);
