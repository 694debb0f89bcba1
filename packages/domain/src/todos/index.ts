export { todosOperations } from './todos.operations.ts';
export type { Todo, TodoGroup, TodoInList } from './todo.contract.ts';
export type { TodosContract, TodosQuery } from './todos.contract.ts';
