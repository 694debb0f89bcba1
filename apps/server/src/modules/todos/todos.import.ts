import { and, eq } from 'drizzle-orm';
import { object } from 'yup';
import type { Queries } from '../../platform/database/index.ts';
import {
  code,
  day,
  documentName,
  paragraphs,
  requiredFlag,
  requiredText,
  text,
} from '../../capabilities/import/columns.ts';
import { defineImporter } from '../../capabilities/import/importer.ts';
import { isOther, outcomeOf, written } from '../../capabilities/import/outcomes.ts';
import { deletes, deletesWithin } from '../../capabilities/import/withdrawal.ts';
import { todoAttachments, todos, todoTasks } from './todos.tables.ts';
import { keyIn, referenceIn } from '../../capabilities/import/registry.ts';
import { nameWithExtension } from '../../capabilities/files/index.ts';
import { checkFile, readLater, stageFile } from '../../capabilities/import/import-file.ts';
import { requestWebhooks } from '../../capabilities/webhooks/request-webhooks.ts';

const DESCRIPTION_LENGTH_MAX = 4000;

const GROUP_LENGTH_MAX = 200;

/** An action item that did not exist was not done before this row. */
async function isDone(queries: Queries, associationId: string, ownCode: string): Promise<boolean> {
  const [row] = await queries
    .select({ is_done: todos.is_done })
    .from(todos)
    .where(and(eq(todos.association_id, associationId), eq(todos.code, ownCode)));
  return row?.is_done ?? false;
}

export const todosImporter = defineImporter({
  name: 'todos',
  known: todos,
  columns: object({
    association_code: code(),
    code: code(),
    internal_reference: requiredText(),
    external_reference: text(),
    description: paragraphs(DESCRIPTION_LENGTH_MAX).required('is empty'),
    group: requiredText(GROUP_LENGTH_MAX),
    handler: text(),
    concerns: text(),
    reporter: text(),
    start_date: day().required('is empty'),
    is_done: requiredFlag(),
  }),
  key: ['association_code', 'code'],
  references: (values) => [['association_code', 'associations', values.association_code]],
  withdrawal: deletes(todos, [
    { table: todoTasks, owner: todoTasks.todo_id },
    { table: todoAttachments, owner: todoAttachments.todo_id },
  ]),
  async write({ id, values }, { queries, registry, now }) {
    const { association_code, code: ownCode, is_done, ...columns } = values;
    const { external_reference = null, handler = null, concerns = null, reporter = null } = columns;
    const changes = {
      ...columns,
      external_reference,
      handler,
      concerns,
      reporter,
      is_done: is_done === 'yes',
    };
    const association_id = registry.idOf('associations', association_code);
    const isNewlyDone = changes.is_done && !(await isDone(queries, association_id, ownCode));
    const rows = await queries
      .insert(todos)
      .values({ ...changes, association_id, id, code: ownCode })
      .onConflictDoUpdate({
        target: [todos.association_id, todos.code],
        set: changes,
        setWhere: isOther(todos, Object.keys(changes)),
      })
      .returning({ ...written, id: todos.id });
    const [row] = rows;
    if (row && isNewlyDone) {
      await requestWebhooks(queries, { kind: 'todo.done', association_id, id: row.id }, now);
    }
    return outcomeOf(rows);
  },
});

const TASK_LENGTH_MAX = 1000;

export const todoTasksImporter = defineImporter({
  name: 'todo-tasks',
  columns: object({
    association_code: code(),
    todo_code: code(),
    code: code(),
    description: requiredText(TASK_LENGTH_MAX),
    handler: text(),
    is_done: requiredFlag(),
  }),
  key: ['association_code', 'todo_code', 'code'],
  references: (values) => [
    ['association_code', 'associations', values.association_code],
    ['todo_code', 'todos', referenceIn(values.association_code, values.todo_code)],
  ],
  withdrawal: deletesWithin(todoTasks, { table: todos, id: todoTasks.todo_id }),
  async write({ id, line, values }, { queries, registry }) {
    const { association_code, todo_code, code: ownCode, description, handler = null } = values;
    const association_id = registry.idOf('associations', association_code);
    const todo_id = registry.idOf('todos', keyIn(association_code, todo_code));
    const changes = { position: line, description, handler, is_done: values.is_done === 'yes' };
    const rows = await queries
      .insert(todoTasks)
      .values({ ...changes, association_id, id, todo_id, code: ownCode })
      .onConflictDoUpdate({
        target: [todoTasks.association_id, todoTasks.todo_id, todoTasks.code],
        set: changes,
        setWhere: isOther(todoTasks, Object.keys(changes)),
      })
      .returning(written);
    return outcomeOf(rows);
  },
});

export const todoAttachmentsImporter = defineImporter({
  name: 'todo-attachments',
  columns: object({
    association_code: code(),
    todo_code: code(),
    code: code(),
    file: requiredText(),
    name: documentName(),
  }),
  key: ['association_code', 'todo_code', 'code'],
  references: (values) => [
    ['association_code', 'associations', values.association_code],
    ['todo_code', 'todos', referenceIn(values.association_code, values.todo_code)],
  ],
  check: checkFile,
  withdrawal: deletesWithin(todoAttachments, { table: todos, id: todoAttachments.todo_id }),
  stage: ({ values }, context) => stageFile(context, values.file),
  async write({ id, line, values, staged: stored }, writing) {
    const { association_code, todo_code, code: ownCode, name } = values;
    const association_id = writing.registry.idOf('associations', association_code);
    const todo_id = writing.registry.idOf('todos', keyIn(association_code, todo_code));
    const changes = { position: line, name: nameWithExtension(name, stored), ...stored };
    await readLater(writing, association_id, stored);
    const rows = await writing.queries
      .insert(todoAttachments)
      .values({ ...changes, association_id, id, todo_id, code: ownCode })
      .onConflictDoUpdate({
        target: [todoAttachments.association_id, todoAttachments.todo_id, todoAttachments.code],
        set: changes,
        setWhere: isOther(todoAttachments, Object.keys(changes)),
      })
      .returning(written);
    return outcomeOf(rows);
  },
});
