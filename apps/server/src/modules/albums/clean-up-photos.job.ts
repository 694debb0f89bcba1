import { object } from 'yup';
import { defineJob } from '../../jobs/define-job.ts';
import { removePhotos } from './remove-photos.ts';

/** Cleans up albums and photos every hour. */
export const cleanUpPhotos = defineJob({
  name: 'clean_up_photos',
  data: object(),
  attemptsMax: 1,
  cron: '30 * * * *',
  run: async ({ database, files, now, log }) => {
    await removePhotos(database, files, now()).catch(() =>
      log.warn('the hourly clean-up of photos failed; the next one will do'),
    );
  },
});
