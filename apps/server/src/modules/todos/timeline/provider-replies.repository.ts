import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { associations, inTransaction, type Queries } from '../../../platform/database/index.ts';
import { todos } from '../todos.tables.ts';
import { writeEntry } from './entries.service.ts';

/** Notes the first reply of the provider to a report. */
export async function noteProviderReply(
  queries: Queries,
  { association_id, todo_id }: { association_id: string; todo_id: string },
  replied_at: Date,
): Promise<void> {
  await queries
    .update(todos)
    .set({ replied_at })
    .where(
      and(
        eq(todos.association_id, association_id),
        eq(todos.id, todo_id),
        isNotNull(todos.reported_at),
        isNull(todos.replied_at),
      ),
    );
}

interface Reply {
  /** The code of the association. */
  association: string;
  /** The reference of the provider, or the number of a report. */
  reference: string;
  name: string;
  text: string;
}

/** Writes a reply of the provider on an action item. Returns whether there was one, none, or several with the reference. */
export async function replyAsProvider(
  queries: Queries,
  { association, reference, name, text }: Reply,
  now: Date,
): Promise<'one' | 'none' | 'several'> {
  return inTransaction(queries, async (transaction) => {
    const found = await transaction
      .select({
        association_id: todos.association_id,
        // What is said about a joined report belongs to its item.
        todo_id: sql<string>`coalesce(${todos.joined_to}, ${todos.id})`,
      })
      .from(todos)
      .innerJoin(associations, eq(associations.id, todos.association_id))
      .where(
        and(
          eq(associations.code, association),
          or(eq(todos.internal_reference, reference), eq(todos.reported_reference, reference)),
        ),
      )
      .limit(2);
    const [todo] = found;
    if (!todo) return 'none';
    if (found.length > 1) return 'several';
    await writeEntry(transaction, {
      ...todo,
      kind: 'reaction',
      author_name: name,
      author_role: 'provider',
      text,
      happened_at: now,
    });
    await noteProviderReply(transaction, todo, now);
    return 'one';
  });
}
