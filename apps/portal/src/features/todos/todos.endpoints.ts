import type { CallResponse } from '@mijn/api';
import { call, listTag } from '@mijn/api/rtk-query';
import { timelineOperations } from '@mijn/domain/timeline';
import { todosOperations } from '@mijn/domain/todos';
import { apiRoot, IF_OLD } from '../../shared/store/api-root.ts';
import type { Load } from '../../shared/routing/portal-route.ts';
import { todosUrl, toQuery } from './todos-url.ts';

/** The number of entries of a timeline on a page. Most timelines have one page. */
export const ENTRIES_PER_PAGE = 50;

export interface TodoInput {
  params: { association_id: string; todo_id: string };
}

export const todoInput = (association_id: string, todo_id: string): TodoInput => ({
  params: { association_id, todo_id },
});

type EntriesPage = CallResponse<typeof timelineOperations.listEntries>;

export const todosEndpoints = apiRoot.enhanceEndpoints({ addTagTypes: ['Entry'] }).injectEndpoints({
  endpoints: (build) => ({
    listTodos: build.query(call(todosOperations.listTodos, { providesTags: [listTag('Todo')] })),
    listTodoGroups: build.query(call(todosOperations.listGroups, { providesTags: [listTag('Todo')] })),
    getTodo: build.query({
      ...call(todosOperations.getTodo),
      providesTags: (_, __, { params }) => [{ type: 'Todo', id: params.todo_id }],
    }),
    listEntries: build.infiniteQuery<EntriesPage, TodoInput, number>({
      query: ({ queryArg: { params }, pageParam }) => ({
        operation: timelineOperations.listEntries,
        params,
        query: { page: pageParam, per_page: ENTRIES_PER_PAGE },
      }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ meta: { page, per_page, total } }) =>
          page * per_page < total ? page + 1 : undefined,
      },
      providesTags: (_, __, { params: { todo_id: id } }) => [
        { type: 'Entry', id },
        { type: 'Todo', id },
      ],
    }),
  }),
});

export const {
  useLazyListTodosQuery,
  useListTodosQuery,
  useListTodoGroupsQuery,
  useGetTodoQuery,
  useListEntriesInfiniteQuery,
} = todosEndpoints;

const { util, endpoints } = todosEndpoints;

const loadList: Load =
  ({ association_id, settingsOf }) =>
  (dispatch) => {
    const query = toQuery(settingsOf('todos', todosUrl));
    dispatch(util.prefetch('listTodos', { params: { association_id }, query }, IF_OLD));
    dispatch(util.prefetch('listTodoGroups', { params: { association_id } }, IF_OLD));
  };

const loadOne: Load =
  ({ association_id, params: { todoId = '' } }) =>
  (dispatch) => {
    const input = todoInput(association_id, todoId);
    dispatch(util.prefetch('getTodo', input, IF_OLD));
    void dispatch(endpoints.listEntries.initiate(input, { subscribe: false }));
  };

export const load: Load = (context) => (context.params['todoId'] ? loadOne(context) : loadList(context));
