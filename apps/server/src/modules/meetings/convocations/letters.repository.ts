import { sql, type SQL } from 'drizzle-orm';
import { type Database, findRow, runPrepared } from '../../../platform/database/index.ts';
import { convenedUsers } from './convened-members.repository.ts';
import type { ConvocationKey } from './convocations.repository.ts';

/** An apartment to whose owner a letter goes. */
export interface LetterReceiver {
  apartment_id: string;
  apartment: string;
  /** The name of the owner without an account; null if nobody knows it. */
  owner_name: string | null;
}

/** The apartments with an owner who has no account. Those of the association itself have none. */
const withoutAccount = (association_id: string): SQL => sql`
  apartments where association_id = ${association_id} and voting <> 'association' and (owner_name is not null or not exists (
    select from apartment_owners join (${convenedUsers(association_id)}) as convened on convened.owner_id = apartment_owners.owner_id
    where apartment_owners.association_id = ${association_id} and apartment_owners.apartment_id = apartments.id))`;

const hasNoLetter = ({ association_id, convocation_id }: ConvocationKey): SQL => sql`not exists (
  select from convocation_deliveries posted where posted.association_id = ${association_id}
    and posted.convocation_id = ${convocation_id} and posted.apartment_id = apartments.id)`;

/** Returns the apartments whose owners still need a letter of a convocation, in the order of the provider. */
export const listLetterReceivers = async (
  database: Database,
  key: ConvocationKey,
): Promise<LetterReceiver[]> =>
  runPrepared<LetterReceiver>(
    database,
    sql`select id as apartment_id, name as apartment, owner_name from ${withoutAccount(key.association_id)}
      and ${hasNoLetter(key)} order by position, id`,
  );

/** Returns how many owners still need a letter. @param convocation_id null before the first convocation. */
export async function countLetters(
  database: Database,
  association_id: string,
  convocation_id: string | null,
): Promise<number> {
  const due = convocation_id === null ? sql`true` : hasNoLetter({ association_id, convocation_id });
  const row = await findRow<{ count: number }>(
    database,
    sql`select count(*)::int as count from ${withoutAccount(association_id)} and ${due}`,
  );
  return row?.count ?? 0;
}
