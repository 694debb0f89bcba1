import { stateTexts } from '@mijn/domain/todos';
import { sql } from 'drizzle-orm';
import { contentKey } from '../../../capabilities/files/index.ts';
import { definePersonalData, ERASED_NAME } from '../../../capabilities/personal-data/personal-data.ts';
import { anyWordsOf, associationOf } from '../../../capabilities/personal-data/sql.ts';

/** The reports and reactions of a member. */
export const entriesOfMember = definePersonalData({
  name: 'todo_entries',
  title: 'Uw meldingen en reacties bij actiepunten',
  tables: ['todo_entries', 'todos'],
  labels: {
    association: 'Vereniging',
    kind: 'Soort',
    todo: 'Actiepunt',
    reported_reference: 'Meldnummer',
    concerns: 'Waar',
    text: 'Tekst',
    state: 'Status',
    happened_at: 'Geschreven',
    changed_at: 'Gewijzigd',
  },
  words: {
    kind: {
      report: 'Melding',
      reaction: 'Reactie',
      reopened: 'Opnieuw geopend',
      rejected: 'Afgewezen',
      joined: 'Samengevoegd met een ander actiepunt',
      received: 'Er is een melding mee samengevoegd',
      separated: 'Niet meer samengevoegd',
    },
    state: stateTexts,
  },
  query: ({ user_id }) => sql`
    select ${associationOf('e')}, e.association_id, e.id, e.todo_id, e.kind, t.description as todo,
      case when t.reporter_id = e.author_id then t.reported_reference end as reported_reference,
      case when e.kind = 'report' then t.concerns end as concerns, e.text,
      case when t.reporter_id = e.author_id then t.state end as state, e.happened_at, e.changed_at
    from todo_entries e join todos t on t.association_id = e.association_id and t.id = e.todo_id
    where e.author_id = ${user_id} order by e.happened_at, e.id`,
  // A report that the import took over has the name and the place that the portal wrote, unless the provider sent others.
  erase: ({ user_id }) => [
    sql`update todos set concerns = nullif(btrim(regexp_replace(concerns, '(,\\s*)?(' || own.streets || ')', '', 'gi'), ' ,'), '')
      from (select ${anyWordsOf(sql`select street as said from addresses where user_id = ${user_id}`)} as streets) own
      where reporter_id = ${user_id} and concerns ~* own.streets`,
    sql`update todos set reporter_id = null, reporter = case when code is null or reporter in (
          select name from users where id = ${user_id}
          union all select author_name from todo_entries where todo_entries.association_id = todos.association_id
            and todo_entries.todo_id = todos.id and kind = 'report') then ${ERASED_NAME} else reporter end
      where reporter_id = ${user_id}`,
    sql`update todo_entries set author_id = null, author_name = ${ERASED_NAME} where author_id = ${user_id}`,
  ],
});

/** The files of these entries. Their photos are among the photos of the member. */
export const entryAttachmentsOfMember = definePersonalData<{ name: string; file_hash: string }>({
  name: 'todo_entry_attachments',
  title: 'Bijlagen van uw meldingen en reacties',
  tables: ['todo_entry_attachments', 'todo_entries'],
  labels: { name: 'Naam', byte_size: 'Grootte' },
  file: {
    columns: ['file_hash'],
    of: ({ name, file_hash }) => ({ name, key: contentKey(file_hash) }),
  },
  query: ({ user_id }) => sql`
    select a.association_id, a.id, a.entry_id, a.name, a.media_type, a.byte_size, a.file_hash
    from todo_entry_attachments a
      join todo_entries e on e.association_id = a.association_id and e.id = a.entry_id
    where e.author_id = ${user_id} order by e.happened_at, e.id, a.position, a.id`,
});

/** The action items that a member follows. */
export const followsOfMember = definePersonalData({
  name: 'todo_follows',
  title: 'Actiepunten die u volgt',
  tables: ['todo_follows', 'todos'],
  labels: {
    association: 'Vereniging',
    todo: 'Actiepunt',
    followed_at: 'Gevolgd sinds',
    seen_at: 'Laatst bekeken',
  },
  query: ({ user_id }) => sql`
    select ${associationOf('f')}, f.association_id, f.todo_id, t.description as todo, f.followed_at, f.seen_at
    from todo_follows f join todos t on t.association_id = f.association_id and t.id = f.todo_id
    where f.user_id = ${user_id} order by f.followed_at, f.todo_id`,
});
