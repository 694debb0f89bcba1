import type { Fixtures } from '../../../testing/fixtures/fixtures.ts';
import {
  bareDetail,
  bareList,
  bareSearch,
  FILE,
  fileOf,
  WORD,
  wordOf,
} from '../../../testing/fixtures/rows.ts';
import { todoAttachments, todos } from '../todos.tables.ts';

const TODOS = 20;

export const fixtures: Fixtures = {
  callers: `
GET   …/todos                                                            401 403 200 200 200 200 404 404 200 200 200 200
GET   …/todos/groups                                                     401 403 200 200 200 200 404 404 200 200 200 200
GET   …/todos/:todo_id                             todo                  401 403 200 200 200 200 404 404 200 200 200 200
GET   …/todos/:todo_id/attachments/:attachment_id/file       attachment  401 403 200 200 200 200 404 404 200 200 200 200
GET   …/todos/:todo_id/attachments/:attachment_id/thumbnail  attachment  401 403 200 200 200 200 404 404 200 200 200 200
`,
  create: async ({ queries, named, file, word }) => {
    const todo = { ...named(), internal_reference: 'AP-1', description: word, group: word, is_done: false };
    await queries.insert(todos).values({ ...todo, start_date: '2026-06-10' });
    const attachment = { ...named(), ...(await file('Bijlage')), todo_id: todo.id, position: 1 };
    await queries.insert(todoAttachments).values(attachment);
    return {
      todo: { todo_id: todo.id },
      attachment: { todo_id: todo.id, attachment_id: attachment.id },
    };
  },
  rows: ({ id, from, fromWithFiles }) => [
    `insert into todos (association_id, id, code, internal_reference, description, "group", handler, start_date, is_done)
      select association_id, ${id}, k::text, 'AP-' || k, 'Controle ' || ${wordOf('a + k')} || ' ' || k, 'Groep ' || k % 4,
        'Behandelaar ' || k % 5, date '2024-01-01' + k * 30, k % 3 > 0 ${from(TODOS)}`,
    `insert into todo_tasks (association_id, id, todo_id, code, position, description, is_done)
      select association_id, ${id}, todos.id, n::text, n, 'Offerte opvragen', n = 1 from todos, generate_series(1, 2) n`,
    `insert into todo_attachments (association_id, id, todo_id, code, position, name, ${FILE})
      select association_id, ${id}, todos.id, '1', 1, 'Offerte.pdf', ${fileOf('todos.code')}
      from (select k, a, association_id ${fromWithFiles(TODOS)}) numbers
        join todos using (association_id) where todos.code = k::text`,
  ],
  samples: { group: ['Groep 3'], is_done: ['false', 'true'], mine: ['reported', 'followed'] },
  lists: ['todos'],
  calls: [
    { name: 'todos list', path: 'todos', bare: bareList('todos', '', 'start_date desc, id desc') },
    { name: 'todos search', path: `todos?q=${WORD}`, bare: bareSearch('todos') },
    { name: 'todo', path: 'todos/{id}', ...bareDetail('todos') },
  ],
};
