import { isClosed, todoStates } from '@mijn/domain/todos';
import { type InferType, object, string } from 'yup';
import {
  code,
  day,
  documentName,
  flag,
  paragraphs,
  requiredFilePath,
  requiredFlag,
  requiredText,
  text,
} from '../../../capabilities/import/columns.ts';
import type { ImportContext } from '../../../capabilities/import/import-context.ts';
import type { ColumnFault } from '../../../capabilities/import/faults.ts';
import { defineImporter, forEachRow } from '../../../capabilities/import/importer.ts';
import { isOther, outcomeOf, written } from '../../../capabilities/import/outcomes.ts';
import { deletes, deletesWithin } from '../../../capabilities/import/withdrawal.ts';
import { separateReport, separateReportsOf } from '../reports/separate-reports.service.ts';
import { recordChange } from '../timeline/record-change.service.ts';
import { changeEntryOf, changesOf } from './imported-todo.service.ts';
import { findReport, lockImported, setCode, wasOpenTask } from './todos-import.repository.ts';
import { todoAttachments, todos, todoTasks } from '../todos.tables.ts';
import { keyIn, referenceIn } from '../../../capabilities/import/registry.ts';
import { nameWithExtension } from '../../../capabilities/files/index.ts';
import { checkFile, readLater, stageFile } from '../../../capabilities/import/import-file.ts';
import { requestWebhooks } from '../../../capabilities/webhooks/request-webhooks.ts';

const DESCRIPTION_LENGTH_MAX = 4000;

const GROUP_LENGTH_MAX = 200;

const NOTE_LENGTH_MAX = 4000;

const REPORTED_REFERENCE = /^M-\d{4}-\d{4,}$/u;

const columns = object({
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
  state: string().oneOf(todoStates, `must be ${todoStates.join(', ')}`),
  planned_on: day(),
  public_note: paragraphs(NOTE_LENGTH_MAX),
  reported_reference: text().matches(REPORTED_REFERENCE, 'must be the number of a report like M-2026-0031'),
  is_visible_to_owners: flag(),
});

type Values = InferType<typeof columns>;

/** Returns what is wrong with the state of a row, which must agree with `is_done`. */
function faultsOfState({ state, is_done, public_note }: Partial<Values>): ColumnFault[] {
  if (state === undefined || is_done === undefined) return [];
  if (isClosed(state) !== (is_done === 'yes'))
    return [{ column: 'state', reason: `${state} needs is_done ${isClosed(state) ? 'yes' : 'no'}` }];
  if (state === 'rejected' && public_note === undefined)
    return [{ column: 'public_note', reason: 'is empty: a rejected action item needs its reason here' }];
  return [];
}

/** A report is one action item, in the folder and in the database. */
async function faultsOfReference(
  id: string,
  { association_code, code: ownCode = '', reported_reference }: Partial<Values>,
  { queries, registry }: ImportContext,
): Promise<ColumnFault[]> {
  if (association_code === undefined || reported_reference === undefined) return [];
  const fault = (reason: string) => [
    { column: 'reported_reference', reason: `${reported_reference} ${reason}` },
  ];
  const report = await findReport(queries, association_code, reported_reference);
  if (!report) return fault(`is no report of association ${association_code}`);
  const place = JSON.stringify([association_code, reported_reference]);
  const claimed = registry.claim('reported references', place, ownCode);
  return report.id === id && (claimed === undefined || claimed === ownCode)
    ? []
    : fault('is another action item already');
}

const withdrawal = deletes(todos, [
  { table: todoTasks, owner: todoTasks.todo_id },
  { table: todoAttachments, owner: todoAttachments.todo_id },
]);

export const todosImporter = defineImporter({
  name: 'todos',
  known: todos,
  columns,
  key: ['association_code', 'code'],
  references: (values) => [['association_code', 'associations', values.association_code]],
  async adopts({ association_code, reported_reference }, { queries }) {
    if (association_code === undefined || reported_reference === undefined) return undefined;
    const report = await findReport(queries, association_code, reported_reference);
    return report?.code === null ? report.id : undefined;
  },
  check: forEachRow(async ({ id, values }, context) => [
    ...faultsOfState(values),
    ...(await faultsOfReference(id, values, context)),
  ]),
  withdrawal: {
    ...withdrawal,
    async withdraw(row, context) {
      const { association_id, id } = row;
      if (association_id !== null)
        await separateReportsOf(context.queries, { association_id, id }, context.now);
      return withdrawal.withdraw(row, context);
    },
  },
  async write({ id, isNew, values }, { queries, registry, now }) {
    const association_id = registry.idOf('associations', values.association_code);
    const before = isNew ? undefined : await lockImported(queries, { association_id, id });
    if (before && before.code === null) await setCode(queries, { association_id, id }, values.code);
    const changes = changesOf(values, before, now);
    const rows = await queries
      .insert(todos)
      .values({ ...changes, association_id, id, code: values.code })
      .onConflictDoUpdate({
        target: [todos.association_id, todos.code],
        set: changes,
        setWhere: isOther(todos, Object.keys(changes)),
      })
      .returning({ ...written, id: todos.id });
    const [row] = rows;
    if (row && changes.is_done && !before?.is_done) {
      await requestWebhooks(queries, { kind: 'todo.done', association_id, id: row.id }, now);
    }
    // The provider handles what was joined to another item as an item of its own.
    if (before?.joined_to)
      await separateReport(queries, { association_id, id, joined_to: before.joined_to }, now);
    const entry = before && changeEntryOf(before, changes);
    if (entry) await recordChange(queries, { association_id, todo_id: id, ...entry }, now);
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
  async write({ id, line, values }, { queries, registry, now }) {
    const { association_code, todo_code, code: ownCode, description, handler = null } = values;
    const association_id = registry.idOf('associations', association_code);
    const todo_id = registry.idOf('todos', keyIn(association_code, todo_code));
    const changes = { position: line, description, handler, is_done: values.is_done === 'yes' };
    const isNewlyDone =
      changes.is_done && (await wasOpenTask(queries, { association_id, todo_id, code: ownCode }));
    const rows = await queries
      .insert(todoTasks)
      .values({ ...changes, association_id, id, todo_id, code: ownCode })
      .onConflictDoUpdate({
        target: [todoTasks.association_id, todoTasks.todo_id, todoTasks.code],
        set: changes,
        setWhere: isOther(todoTasks, Object.keys(changes)),
      })
      .returning(written);
    if (isNewlyDone) await recordChange(queries, { association_id, todo_id, task: description }, now);
    return outcomeOf(rows);
  },
});

export const todoAttachmentsImporter = defineImporter({
  name: 'todo-attachments',
  columns: object({
    association_code: code(),
    todo_code: code(),
    code: code(),
    file: requiredFilePath(),
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
