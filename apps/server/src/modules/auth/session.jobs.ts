import { TOTP_SETUP_MS } from '@mijn/domain/limits';
import { object } from 'yup';
import { defineJob } from '../../jobs/define-job.ts';
import { deleteEndedSessions } from './session.repository.ts';
import { deleteSetups } from './two-factor.repository.ts';

/** The hourly job that deletes ended sessions, and secrets of authenticator apps that were never confirmed. */
export const endSessions = defineJob({
  name: 'end_sessions',
  data: object(),
  attemptsMax: 3,
  cron: '5 * * * *',
  run: async ({ database: { queries }, now }) => {
    await deleteEndedSessions(queries, now());
    await deleteSetups(queries, new Date(now().getTime() - TOTP_SETUP_MS));
  },
});
