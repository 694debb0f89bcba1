import { EXPIRED_TOKEN_MS } from '@mijn/domain/limits';
import { object } from 'yup';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { deleteExpiredTokens } from './access-tokens.repository.ts';

/** Deletes tokens that expired so long ago that no list shows them. */
export const forgetAccessTokens = defineJob({
  name: 'forget_access_tokens',
  data: object(),
  attemptsMax: 3,
  cron: '25 3 * * *',
  run: async ({ database, now }) =>
    deleteExpiredTokens(database.queries, new Date(now().getTime() - EXPIRED_TOKEN_MS)),
});
