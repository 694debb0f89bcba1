import { object } from 'yup';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { deleteUsedChallenges } from './passkeys.repository.ts';

/** The hourly job that deletes used challenges that have expired. */
export const forgetChallenges = defineJob({
  name: 'forget_challenges',
  data: object(),
  attemptsMax: 3,
  cron: '15 * * * *',
  run: async ({ database, now }) => deleteUsedChallenges(database.queries, now()),
});
