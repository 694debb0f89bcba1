import { DELETED_MESSAGE_MS } from '@mijn/domain/limits';
import { object } from 'yup';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { removeMessages } from './messages.repository.ts';

/** Removes the deleted messages every hour that can no longer be restored. */
export const deleteOldMessages = defineJob({
  name: 'delete_old_messages',
  data: object(),
  attemptsMax: 1,
  cron: '15 * * * *',
  run: async ({ database, now }) =>
    removeMessages(database.queries, new Date(now().getTime() - DELETED_MESSAGE_MS)),
});
