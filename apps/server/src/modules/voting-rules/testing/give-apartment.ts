import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { owners, users } from '../../../platform/database/index.ts';
import type { TestApp, TestClient } from '../../../testing/index.ts';
import { apartmentOwners, apartments } from '../voting-rules.tables.ts';

/** Gives a caller an apartment, if there is a caller. Returns the ids of both; no `user_id` without a caller. */
export async function giveApartment(
  { database: { queries } }: TestApp,
  client: TestClient,
  association_id: string,
): Promise<{ apartment_id: string; user_id?: string }> {
  const apartment_id = newId();
  const apartment = { association_id, id: apartment_id, code: apartment_id, name: 'Kadestraat 99' };
  await queries.insert(apartments).values({ ...apartment, share: 1, votes: 1, position: 99 });
  const found = await client.get('/auth/user');
  const email = /"email":"([^"]+)"/u.exec(JSON.stringify(found.body))?.[1];
  const [user] = email === undefined ? [] : await queries.select().from(users).where(eq(users.email, email));
  if (!user) return { apartment_id };
  const owner_id = user.owner_id ?? newId();
  if (user.owner_id === null) {
    await queries.insert(owners).values({ id: owner_id, code: owner_id });
    await queries.update(users).set({ owner_id }).where(eq(users.id, user.id));
  }
  await queries.insert(apartmentOwners).values({ association_id, apartment_id, owner_id });
  return { apartment_id, user_id: user.id };
}
