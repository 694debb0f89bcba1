import type { Queries } from '../../../platform/database/index.ts';
import { listAddresses, listMemberships } from './profile.repository.ts';

/** Returns the names around a member, which others know too: of the associations, and of the places where the member lives. */
export async function listOwnNames(queries: Queries, userId: string): Promise<string[]> {
  const [associations, addresses] = await Promise.all([
    listMemberships(queries, userId),
    listAddresses(queries, userId),
  ]);
  return [...associations.map(({ name }) => name), ...addresses.map(({ city }) => city)];
}
