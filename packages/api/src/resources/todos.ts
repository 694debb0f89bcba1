export { todosOperations as todos } from '@mijn/domain/todos';
export type * from '@mijn/domain/todos';
