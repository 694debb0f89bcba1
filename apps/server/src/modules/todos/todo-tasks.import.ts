import { object } from 'yup';
import { code, requiredFlag, requiredText, text } from '../../import/columns.ts';
import { defineImporter } from '../../import/importer.ts';
import { keyIn } from '../../import/registry.ts';
import { todoTasks } from './todos.tables.ts';

/** Characters of a task at most. */
const DESCRIPTION_LENGTH_MAX = 1000;

/** The tasks of action items. One that exists follows the import. */
export const todoTasksImporter = defineImporter({
  name: 'todo-tasks',
  columns: object({
    association_code: code(),
    todo_code: code(),
    code: code(),
    description: requiredText(DESCRIPTION_LENGTH_MAX),
    handler: text(),
    is_done: requiredFlag(),
  }),
  key: ['association_code', 'todo_code', 'code'],
  references: (values) => [
    ['association_code', 'associations', values.association_code],
    ['todo_code', 'todos', keyIn(values.association_code, values.todo_code)],
  ],
  async write({ id, line, values }, { queries, registry }) {
    const { association_code, todo_code, code: ownCode, description, handler = null } = values;
    const association_id = registry.idOf('associations', association_code);
    const todo_id = registry.idOf('todos', keyIn(association_code, todo_code));
    const changes = { position: line, description, handler, is_done: values.is_done === 'yes' };
    await queries
      .insert(todoTasks)
      .values({ ...changes, association_id, id, todo_id, code: ownCode })
      .onConflictDoUpdate({
        target: [todoTasks.association_id, todoTasks.todo_id, todoTasks.code],
        set: changes,
      });
  },
});
