import { formatCount } from '@mijn/domain/formats';
import { subjectOf } from '@mijn/domain/todos';
import { sql } from 'drizzle-orm';
import {
  DIGEST_ITEMS_MAX,
  type DigestNews,
  type DigestSource,
} from '../../../capabilities/notifications/sources.ts';
import { todosFor } from '../todos.access.ts';

/** Returns the followed action items about which others wrote or changed something in a period, the last first. */
export const listFollowedChanges: DigestSource['list'] = async (
  { database },
  reader,
  since,
  until,
): Promise<DigestNews> => {
  const isOfOthers = sql`todo_entries.association_id = todo_follows.association_id
    and todo_entries.todo_id = todo_follows.todo_id and author_id is distinct from ${reader.user_id}::uuid`;
  const { rows } = await database.queries.execute<{
    id: string;
    description: string;
    entries: number;
    total: number;
  }>(sql`select todos.id, todos.description, changed.entries, (count(*) over ())::int as total
    from todo_follows join todos on todos.association_id = todo_follows.association_id and todos.id = todo_follows.todo_id,
      lateral (
        select count(*)::int as entries, max(at) as last_at from (
          select happened_at as at from todo_entries where ${isOfOthers} and arrived_at is null
            and happened_at >= ${since.toISOString()} and happened_at < ${until.toISOString()}
          union all select arrived_at from todo_entries where ${isOfOthers}
            and arrived_at >= ${since.toISOString()} and arrived_at < ${until.toISOString()}
        ) as entries
      ) changed
    where todo_follows.association_id = ${reader.membership.association_id} and todo_follows.user_id = ${reader.user_id}
      and ${todosFor(reader).where} and changed.entries > 0
    order by changed.last_at desc, todos.id desc limit ${DIGEST_ITEMS_MAX}`);
  const items = rows.map(({ id, description, entries }) => ({
    title: subjectOf(description).subject,
    details: formatCount(entries, 'gebeurtenis', 'gebeurtenissen'),
    path: `/todos/${id}` as const,
  }));
  return { items, total: rows[0]?.total ?? 0 };
};
