import { array, boolean, object, string, type InferType } from 'yup';
import { downloadQuery } from '../files/download.contract.ts';
import { defineContract, type Shapes } from '../wire/index.ts';
import { listAnswer, listQuery } from '../wire/list.contract.ts';
import { task, todo, todoGroup, todoInList } from './todo.contract.ts';
import { todosOperations } from './todos.operations.ts';

export { task, todo, todoInList };

export const todosQuery = object({
  ...listQuery(['start_date', 'internal_reference', 'description', 'group', 'handler', 'is_done']),
  group: string().max(200),
  is_done: boolean(),
}).exact();

const shapes = {
  listTodos: { query: todosQuery, answer: listAnswer(todoInList) },
  listGroups: { answer: object({ data: array(todoGroup).required() }) },
  getTodo: { answer: todo, errors: ['not_found'] },
  downloadAttachment: { query: downloadQuery, errors: ['not_found'] },
  getThumbnail: { errors: ['not_found'] },
} as const satisfies Shapes;

export type TodosShapes = typeof shapes;

export const todosContract = defineContract(todosOperations, shapes);

export type TodosContract = typeof todosContract;
export type TodosQuery = InferType<typeof todosQuery>;
