import { REACTION_TEXT_LENGTH_MAX } from '@mijn/domain/limits';
import { object } from 'yup';
import { code, moment, paragraphs, requiredText } from '../../../capabilities/import/columns.ts';
import { defineImporter, faultsOfFuture, forEachRow } from '../../../capabilities/import/importer.ts';
import { isOther, outcomeOf, written } from '../../../capabilities/import/outcomes.ts';
import { keyIn, referenceIn } from '../../../capabilities/import/registry.ts';
import { deletesWithin } from '../../../capabilities/import/withdrawal.ts';
import { arrivalOf } from '../../../capabilities/sections/arrivals.ts';
import { todos } from '../todos.tables.ts';
import { noteProviderReply } from './provider-replies.repository.ts';
import { todoEntries } from './timeline.tables.ts';
import { tellEntry } from './entries.service.ts';

const compared = ['text', 'author_name', 'happened_at'];

/** Imports what the provider wrote on action items. Followers are told of a note once, when it is new. */
export const todoNotesImporter = defineImporter({
  name: 'todo-notes',
  columns: object({
    association_code: code(),
    todo_code: code(),
    code: code(),
    author_name: requiredText(),
    text: paragraphs(REACTION_TEXT_LENGTH_MAX).required('is empty'),
    happened_at: moment().required('is empty'),
  }),
  key: ['association_code', 'todo_code', 'code'],
  references: (values) => [
    ['association_code', 'associations', values.association_code],
    ['todo_code', 'todos', referenceIn(values.association_code, values.todo_code)],
  ],
  check: forEachRow(async ({ values }, context) => faultsOfFuture(values, ['happened_at'], context)),
  withdrawal: deletesWithin(todoEntries, { table: todos, id: todoEntries.todo_id }),
  async write({ id, values }, { queries, registry, now }) {
    const { association_code, todo_code, code: ownCode, author_name, text, happened_at } = values;
    const association_id = registry.idOf('associations', association_code);
    const todo_id = registry.idOf('todos', keyIn(association_code, todo_code));
    const changes = { text, author_name, happened_at: new Date(happened_at) };
    const rows = await queries
      .insert(todoEntries)
      .values({
        ...changes,
        association_id,
        id,
        todo_id,
        code: ownCode,
        arrived_at: arrivalOf(changes.happened_at, now),
        kind: 'reaction',
        author_role: 'provider',
      })
      .onConflictDoUpdate({
        target: [todoEntries.association_id, todoEntries.todo_id, todoEntries.code],
        set: changes,
        setWhere: isOther(todoEntries, compared),
      })
      .returning({ ...written, id: todoEntries.id });
    const [row] = rows;
    if (row?.is_new) {
      const entry = { association_id, todo_id, id: row.id, author_id: null };
      await tellEntry(queries, entry, now);
      await noteProviderReply(queries, entry, changes.happened_at);
    }
    return outcomeOf(rows);
  },
});
