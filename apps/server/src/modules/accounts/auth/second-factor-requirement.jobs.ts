import { object } from 'yup';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { requireSecondFactors } from './second-factor-requirement.service.ts';

/** The job runs hourly, and when a server starts. */
export const findRequiredSecondFactors = defineJob({
  name: 'find_required_second_factors',
  data: object(),
  attemptsMax: 3,
  cron: '35 * * * *',
  run: async ({ config, database, now }) => requireSecondFactors({ config, database, now }),
});
