import { and, eq } from 'drizzle-orm';
import { associations, type Queries } from '../../../platform/database/index.ts';
import { photos } from '../../../capabilities/photos/photos.tables.ts';
import { todos } from '../todos.tables.ts';
import { listEntryFiles } from './timeline.repository.ts';
import { todoEntries } from './timeline.tables.ts';

/** Returns what mails say of an entry, with its action item, files and photos; undefined if it was deleted. */
export async function findEntryToMail(
  queries: Queries,
  { association_id, entry_id }: { association_id: string; entry_id: string },
) {
  const { code: todoCode, internal_reference, description, concerns } = todos;
  const { code, name } = associations;
  const [found] = await queries
    .select({
      entry: todoEntries,
      todo: { code: todoCode, internal_reference, description, concerns },
      association: { code, name },
    })
    .from(todoEntries)
    .innerJoin(
      todos,
      and(eq(todos.association_id, todoEntries.association_id), eq(todos.id, todoEntries.todo_id)),
    )
    .innerJoin(associations, eq(associations.id, todoEntries.association_id))
    .where(and(eq(todoEntries.association_id, association_id), eq(todoEntries.id, entry_id)));
  if (!found) return undefined;
  const files = await listEntryFiles(queries, { association_id, id: entry_id });
  const ofEntry = await queries
    .select({ id: photos.id, alt: photos.alt, state: photos.state })
    .from(photos)
    .where(and(eq(photos.association_id, association_id), eq(photos.entry_id, entry_id)))
    .orderBy(photos.position, photos.id);
  return {
    ...found,
    files,
    photos: ofEntry.filter(({ state }) => state !== 'failed'),
    unreadable_count: ofEntry.filter(({ state }) => state === 'failed').length,
    isProcessing: ofEntry.some(({ state }) => state === 'processing'),
  };
}
