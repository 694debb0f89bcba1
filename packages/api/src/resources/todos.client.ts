import { type TodosContract, todosOperations } from '@mijn/domain/todos';
import { defineResource } from '../client/define-resource.ts';

/** The action items over a connection. */
export const todosOf = defineResource<TodosContract>(todosOperations);
