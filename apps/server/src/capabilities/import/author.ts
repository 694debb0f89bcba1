import { eq } from 'drizzle-orm';
import { users } from '../../platform/database/index.ts';
import type { ImportContext } from './import-context.ts';

/**
 * Returns the id of the account with an e-mail address, or null if there is none. Rows near each other have few authors,
 * which are read once.
 */
export async function findAuthor(
  { queries, authors }: Pick<ImportContext, 'queries' | 'authors'>,
  email: string | undefined,
): Promise<string | null> {
  if (email === undefined || email === '') return null;
  const known = authors.get(email);
  if (known !== undefined) return known;
  const [author] = await queries.select({ id: users.id }).from(users).where(eq(users.email, email));
  authors.set(email, author?.id ?? null);
  return author?.id ?? null;
}
