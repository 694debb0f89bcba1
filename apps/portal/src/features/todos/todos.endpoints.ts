import { call, listTag } from '@mijn/api/rtk-query';
import { todosOperations } from '@mijn/domain/todos';
import { apiRoot, IF_OLD } from '../../shared/store/api-root.ts';
import type { Load } from '../../shared/routing/portal-route.ts';
import { todosUrl, toQuery } from './todos-url.ts';

export const todosEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    listTodos: build.query(call(todosOperations.listTodos, { providesTags: [listTag('Todo')] })),
    listTodoGroups: build.query(call(todosOperations.listGroups, { providesTags: [listTag('Todo')] })),
    getTodo: build.query({
      ...call(todosOperations.getTodo),
      providesTags: (_, __, { params }) => [{ type: 'Todo', id: params.todo_id }],
    }),
  }),
});

export const { useLazyListTodosQuery, useListTodosQuery, useListTodoGroupsQuery, useGetTodoQuery } =
  todosEndpoints;

const { util } = todosEndpoints;

const loadList: Load =
  ({ association_id, settingsOf }) =>
  (dispatch) => {
    const query = toQuery(settingsOf('todos', todosUrl));
    dispatch(util.prefetch('listTodos', { params: { association_id }, query }, IF_OLD));
    dispatch(util.prefetch('listTodoGroups', { params: { association_id } }, IF_OLD));
  };

const loadOne: Load = ({ association_id, params: { todoId = '' } }) =>
  util.prefetch('getTodo', { params: { association_id, todo_id: todoId } }, IF_OLD);

export const load: Load = (context) => (context.params['todoId'] ? loadOne(context) : loadList(context));
