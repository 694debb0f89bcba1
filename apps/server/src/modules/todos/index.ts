export { importAttachment, importTask, importTodo } from './todos-import.ts';
export { todosFor, type TodosFilter } from './todos.access.ts';
export { registerTodos } from './todos.routes.ts';
export { todosOf } from './todos.service.ts';
export { todoAttachments, todos, todoTasks } from './todos.tables.ts';
export { todosSearch } from './todos.search.ts';
