import { TOTP_SETUP_MS } from '@mijn/domain/limits';
import { object } from 'yup';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { endPassedHolds } from './hold-end.service.ts';
import { deleteEndedSessions } from './session.repository.ts';
import { deleteSetups } from './two-factor.repository.ts';

/** The hourly job that deletes ended sessions and secrets of authenticator apps that were never confirmed, and ends holds. */
export const endSessions = defineJob({
  name: 'end_sessions',
  data: object(),
  attemptsMax: 3,
  cron: '5 * * * *',
  run: async ({ config, database, now }) => {
    const { queries } = database;
    await deleteEndedSessions(queries, now());
    await deleteSetups(queries, new Date(now().getTime() - TOTP_SETUP_MS));
    await endPassedHolds({ config, database, now });
  },
});
