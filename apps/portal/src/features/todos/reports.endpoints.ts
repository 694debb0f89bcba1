import { call, listTag } from '@mijn/api/rtk-query';
import { loadWhenIdle } from '@mijn/ui/lazy-part';
import { type ReportForm, reportsOperations } from '@mijn/domain/reports';
import { type Todo, todosOperations } from '@mijn/domain/todos';
import { apiRoot } from '../../shared/store/api-root.ts';
import type { AppThunk } from '../../shared/store/hooks.ts';

const reportsEndpoints = apiRoot.enhanceEndpoints({ addTagTypes: ['Todo'] }).injectEndpoints({
  endpoints: (build) => ({
    getReportOptions: build.query(
      call(reportsOperations.getReportOptions, { providesTags: [listTag('Todo')] }),
    ),
    listSimilar: build.query(call(reportsOperations.listSimilar, { providesTags: [listTag('Todo')] })),
  }),
});

export const { useGetReportOptionsQuery, useListSimilarQuery } = reportsEndpoints;

const { util } = reportsEndpoints;

interface SentReport {
  association_id: string;
  body: ReportForm;
  idempotencyKey: string;
  signal: AbortSignal;
}

/** Sends a report. A repeated call with the same key returns the same action item. */
export const sendReport =
  ({ association_id, body, idempotencyKey, signal }: SentReport): AppThunk<Promise<Todo>> =>
  async (dispatch, _, { connection }) => {
    const input = { params: { association_id }, body };
    const todo = await connection.call(reportsOperations.createReport, input, { idempotencyKey, signal });
    dispatch(util.invalidateTags([listTag('Todo'), 'Overview']));
    return todo;
  };

/** Returns a report of the member. */
export const findReport =
  (association_id: string, todo_id: string): AppThunk<Promise<Todo>> =>
  async (_, __, { connection }) =>
    connection.call(todosOperations.getTodo, { params: { association_id, todo_id } });

/** Loaded when the page is idle, because the page of the action item needs it next, and the form does not. */
const loadTimeline = () => import('@mijn/domain/timeline');
loadWhenIdle(loadTimeline);

/** Follows the action item that a member found while reporting the same. */
export const followFound =
  (association_id: string, todo_id: string): AppThunk<Promise<void>> =>
  async (dispatch, _, { connection }) => {
    const { timelineOperations } = await loadTimeline();
    await connection.call(timelineOperations.followTodo, { params: { association_id, todo_id } });
    dispatch(util.invalidateTags([listTag('Todo'), { type: 'Todo', id: todo_id }]));
  };
