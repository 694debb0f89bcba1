import { todosOperations } from '@mijn/domain/todos';
import { apiRoot } from '../../shared/api/api-root.ts';
import { call, listTag } from '../../shared/api/call.ts';

/** The action items of one association. The portal only reads them. */
export const todosEndpoints = apiRoot.enhanceEndpoints({ addTagTypes: ['Todo'] }).injectEndpoints({
  endpoints: (build) => ({
    listTodos: build.query(call(todosOperations.listTodos, { providesTags: [listTag('Todo')] })),
    listTodoGroups: build.query(call(todosOperations.listGroups, { providesTags: [listTag('Todo')] })),
    getTodo: build.query({
      ...call(todosOperations.getTodo),
      providesTags: (_, __, { params }) => [{ type: 'Todo', id: params.todo_id }],
    }),
  }),
});

export const { useListTodosQuery, useListTodoGroupsQuery, useGetTodoQuery } = todosEndpoints;
