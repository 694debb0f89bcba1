import { object } from 'yup';
import { importTask } from '../../../modules/todos/index.ts';
import { code, requiredFlag, requiredText, text } from '../columns.ts';
import { defineImporter } from '../importer.ts';
import { keyIn } from '../registry.ts';

/** Characters of a task at most. */
const DESCRIPTION_LENGTH_MAX = 1000;

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
    const { association_code, todo_code, code: ownCode, description, handler = null, is_done } = values;
    await importTask(
      queries,
      {
        association_id: registry.idOf('associations', association_code),
        id,
        todo_id: registry.idOf('todos', keyIn(association_code, todo_code)),
        code: ownCode,
      },
      { position: line, description, handler, is_done: is_done === 'yes' },
    );
  },
});
