import { todosOf } from '@mijn/api/todos';
import type { Todo, TodoGroup, TodosContract, TodosQuery } from '@mijn/domain/todos';
import type { AnswerOf } from '@mijn/domain/wire';
import { apiRoot } from '../../shared/api/api-root.ts';

type InAssociation<Args = unknown> = Args & { associationId: string };

/** The action items of one association. The portal only reads them. */
export const todosEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    listTodos: build.query<AnswerOf<TodosContract['listTodos']>, InAssociation<Partial<TodosQuery>>>({
      query:
        ({ associationId, ...query }) =>
        (connection, options) =>
          todosOf(connection).listTodos({ params: { association_id: associationId }, query }, options),
    }),
    listTodoGroups: build.query<TodoGroup[], InAssociation>({
      query:
        ({ associationId }) =>
        async (connection, options) =>
          (await todosOf(connection).listGroups({ params: { association_id: associationId } }, options)).data,
    }),
    getTodo: build.query<Todo, InAssociation<{ todoId: string }>>({
      query:
        ({ associationId, todoId }) =>
        (connection, options) =>
          todosOf(connection).getTodo(
            { params: { association_id: associationId, todo_id: todoId } },
            options,
          ),
    }),
  }),
});

export const { useListTodosQuery, useListTodoGroupsQuery, useGetTodoQuery } = todosEndpoints;

/** Seconds that a list stays as it was read: the provider changes it meanwhile. */
export const FRESH_S = 30;
