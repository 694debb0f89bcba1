import { call, createCall, keepResponse, listTag } from '@mijn/api/rtk-query';
import { notificationsOperations } from '@mijn/domain/notifications';
import { reportsOperations } from '@mijn/domain/reports';
import { type Entry, type Following, timelineOperations } from '@mijn/domain/timeline';
import type { Todo } from '@mijn/domain/todos';
import { refreshCounts } from '../../shared/sections/counts.ts';
import type { AppThunk } from '../../shared/store/hooks.ts';
import { ENTRIES_PER_PAGE, todosEndpoints, type TodoInput, todoInput } from './todos.endpoints.ts';

/** Shows the action item as a change left it. */
const keepTodo =
  ({ params: { association_id, todo_id } }: TodoInput, change: Partial<Todo>): AppThunk<unknown> =>
  (dispatch) =>
    dispatch(
      todosEndpoints.util.updateQueryData('getTodo', todoInput(association_id, todo_id), (todo) => {
        Object.assign(todo, change);
      }),
    );

/** Shows at once that the member follows the action item, or not, and takes that back if the change fails. */
const showFollowing =
  (
    input: TodoInput,
    is_followed: boolean,
    fulfilled: PromiseLike<{ data: Following }>,
  ): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const shown = dispatch(
      todosEndpoints.util.updateQueryData('getTodo', input, (todo) => {
        todo.follower_count += Number(is_followed) - Number(todo.is_followed);
        todo.is_followed = is_followed;
      }),
    );
    try {
      dispatch(keepTodo(input, (await fulfilled).data));
    } catch {
      shown.undo();
    }
  };

/** Returns the definition of a change of an action item that responds with the action item. Its timeline is asked again. */
const changedTodo = {
  invalidatesTags: (_: unknown, error: unknown, input: TodoInput) =>
    error ? [] : [listTag('Todo'), { type: 'Entry', id: input.params.todo_id } as const, 'Overview' as const],
};

const timelineEndpoints = todosEndpoints.injectEndpoints({
  endpoints: (build) => ({
    createReaction: build.mutation({
      ...createCall(timelineOperations.createReaction, {}),
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }): Promise<void> =>
        keepResponse(queryFulfilled, (entry) =>
          dispatch(
            timelineEndpoints.util.updateQueryData('listEntries', { params }, ({ pages }) => {
              const [newest] = pages;
              if (!newest || newest.data.some(({ id }) => id === entry.id)) return;
              newest.data.unshift(entry);
              for (const { meta } of pages) meta.total += 1;
            }),
          ),
        ),
    }),
    updateReaction: build.mutation({
      ...call(timelineOperations.updateReaction),
      onQueryStarted: async (
        { params: { association_id, todo_id } },
        { dispatch, queryFulfilled },
      ): Promise<void> =>
        keepResponse(queryFulfilled, (entry) =>
          dispatch(
            timelineEndpoints.util.updateQueryData(
              'listEntries',
              todoInput(association_id, todo_id),
              ({ pages }) => {
                for (const { data } of pages)
                  for (const shown of data) if (shown.id === entry.id) Object.assign(shown, entry);
              },
            ),
          ),
        ),
    }),
    deleteReaction: build.mutation({
      ...call(timelineOperations.deleteReaction),
      invalidatesTags: (_, error, { params }) => (error ? [] : [{ type: 'Entry', id: params.todo_id }]),
    }),
    markSeen: build.mutation({
      ...call(timelineOperations.markSeen),
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }): Promise<void> =>
        keepResponse(queryFulfilled, () => dispatch(refreshCounts(params.association_id))),
    }),
    listMailChoices: build.query(call(notificationsOperations.listChoices)),
    followTodo: build.mutation({
      ...call(timelineOperations.followTodo),
      invalidatesTags: [listTag('Todo')],
      onQueryStarted: async (input, { dispatch, queryFulfilled }): Promise<void> =>
        dispatch(showFollowing(input, true, queryFulfilled)),
    }),
    unfollowTodo: build.mutation({
      ...call(timelineOperations.unfollowTodo),
      invalidatesTags: [listTag('Todo')],
      onQueryStarted: async (input, { dispatch, queryFulfilled }): Promise<void> =>
        dispatch(showFollowing(input, false, queryFulfilled)),
    }),
    reopenTodo: build.mutation({
      ...call(timelineOperations.reopenTodo),
      ...changedTodo,
      onQueryStarted: async (input, { dispatch, queryFulfilled }): Promise<void> =>
        keepResponse(queryFulfilled, (todo) => dispatch(keepTodo(input, todo))),
    }),
    rejectReport: build.mutation({
      ...call(reportsOperations.rejectReport),
      ...changedTodo,
      onQueryStarted: async (input, { dispatch, queryFulfilled }): Promise<void> =>
        keepResponse(queryFulfilled, (todo) => dispatch(keepTodo(input, todo))),
    }),
    undoRejection: build.mutation({
      ...call(reportsOperations.undoRejection),
      ...changedTodo,
      onQueryStarted: async (input, { dispatch, queryFulfilled }): Promise<void> =>
        keepResponse(queryFulfilled, (todo) => dispatch(keepTodo(input, todo))),
    }),
    joinReport: build.mutation({
      ...call(reportsOperations.joinReport),
      invalidatesTags: (_, error, { params, body }) =>
        error
          ? []
          : [
              listTag('Todo'),
              'Overview',
              { type: 'Todo', id: body.target_id },
              { type: 'Entry', id: params.todo_id },
            ],
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }): Promise<void> =>
        keepResponse(queryFulfilled, (todo) => dispatch(keepTodo({ params }, todo))),
    }),
    undoJoin: build.mutation({
      ...call(reportsOperations.undoJoin),
      ...changedTodo,
      onQueryStarted: async (input, { dispatch, queryFulfilled }): Promise<void> =>
        keepResponse(queryFulfilled, (todo) => dispatch(keepTodo(input, todo))),
    }),
    setReportVisibility: build.mutation({
      ...call(reportsOperations.setReportVisibility),
      ...changedTodo,
      onQueryStarted: async (input, { dispatch, queryFulfilled }): Promise<void> =>
        keepResponse(queryFulfilled, (todo) => dispatch(keepTodo(input, todo))),
    }),
  }),
});

export const {
  useCreateReactionMutation,
  useUpdateReactionMutation,
  useDeleteReactionMutation,
  useListMailChoicesQuery,
  useMarkSeenMutation,
  useFollowTodoMutation,
  useUnfollowTodoMutation,
  useReopenTodoMutation,
  useRejectReportMutation,
  useSetReportVisibilityMutation,
  useUndoRejectionMutation,
  useJoinReportMutation,
  useUndoJoinMutation,
} = timelineEndpoints;

/** Fetches an entry as it is now. The API has no call for one entry, so that it is on the newest page, because authors edit for minutes. */
export const findEntry =
  ({
    entry_id,
    ...params
  }: TodoInput['params'] & { entry_id: string }): AppThunk<
    Promise<{ data?: Entry | undefined; error?: unknown }>
  > =>
  async (dispatch) => {
    const { data, error } = await dispatch(
      todosEndpoints.endpoints.listEntries.initiate({ params }, { forceRefetch: true, subscribe: false }),
    );
    return { data: data?.pages.flatMap((page) => page.data).find(({ id }) => id === entry_id), error };
  };

/** Fetches the timeline again without an action of the member. If that fails, it stays as it is. */
export const refreshEntries =
  (input: TodoInput): AppThunk<Promise<void>> =>
  async (dispatch, _, { connection }) => {
    const page = await connection
      .call(
        timelineOperations.listEntries,
        { ...input, query: { page: 1, per_page: ENTRIES_PER_PAGE } },
        { isBackground: true },
      )
      .catch(() => undefined);
    if (!page) return;
    const latest = new Map(page.data.map((entry) => [entry.id, entry]));
    dispatch(
      timelineEndpoints.util.updateQueryData('listEntries', input, ({ pages }) => {
        for (const { data } of pages) for (const entry of data) Object.assign(entry, latest.get(entry.id));
      }),
    );
  };
