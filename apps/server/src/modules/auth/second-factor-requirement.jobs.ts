import { object } from 'yup';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { requireSecondFactors } from './second-factor-requirement.service.ts';

/** The hourly job that finds of whom a second factor is required by now, and mails them. A server also adds it when it starts. */
export const findRequiredSecondFactors = defineJob({
  name: 'find_required_second_factors',
  data: object(),
  attemptsMax: 3,
  cron: '35 * * * *',
  run: async ({ config, database, now }) => requireSecondFactors({ config, database, now }),
});
