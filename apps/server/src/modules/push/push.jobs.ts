import { PUSH_LEFT_MS } from '@mijn/domain/limits';
import { object } from 'yup';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { deleteLeftBefore } from '../../platform/push/push.repository.ts';

/** Ends the pushes to devices on which their member was not signed in for long. */
export const forgetPushes = defineJob({
  name: 'forget_pushes',
  data: object(),
  attemptsMax: 3,
  cron: '35 3 * * *',
  run: async ({ database, now }) =>
    deleteLeftBefore(database.queries, new Date(now().getTime() - PUSH_LEFT_MS)),
});
