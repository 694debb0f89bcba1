import { reportsContract } from '@mijn/domain/reports/contract';
import { requireBoard } from '../../../platform/wire/index.ts';
import { defineModule } from '../../define-module.ts';
import { listOpenReports } from '../todos.service.ts';
import { joinReport, undoJoin } from './join-reports.service.ts';
import { getSummary } from './report-summary.repository.ts';
import { mailReporter } from './reports.jobs.ts';
import {
  createReport,
  describeReport,
  getOptions,
  rejectReport,
  setVisibility,
  undoRejection,
} from './reports.service.ts';
import { listSimilarTodos } from './similar-todos.repository.ts';

/** The module of the reports of members, which are action items (docs/product.md#reports). */
export const reportsModule = defineModule({
  name: 'reports',
  contract: reportsContract,
  handlers: (services) => {
    const { database, now } = services;
    return {
      createReport: async ({ caller, body, request }) => createReport(services, caller, body, request),
      getReportOptions: async ({ caller }) => getOptions(services, caller),
      listSimilar: async ({ caller, query }) => ({
        data: await listSimilarTodos(database, caller, query, now()),
      }),
      getReportSummary: async ({ caller }) => {
        requireBoard(caller);
        return getSummary(database, caller.membership.association_id, now());
      },
      setReportVisibility: async ({ caller, params, body }) =>
        setVisibility(services, caller, params.todo_id, body.is_visible_to_owners),
      rejectReport: async ({ caller, params, body }) =>
        rejectReport(services, caller, params.todo_id, body.text),
      undoRejection: async ({ caller, params }) => undoRejection(services, caller, params.todo_id),
      joinReport: async ({ caller, params, body }) =>
        joinReport(services, caller, params.todo_id, body.target_id),
      undoJoin: async ({ caller, params }) => undoJoin(services, caller, params.todo_id),
    };
  },
  jobs: [mailReporter],
  notifications: { kind: 'reports', describe: describeReport },
  overview: {
    part: 'reports',
    list: async ({ database }, caller) => ({ reports: await listOpenReports(database, caller) }),
  },
});
