import { object } from 'yup';
import type { PhotoContext } from '../../capabilities/photos/process-photo.job.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { removeUnusedPhotos } from './photos-removal.repository.ts';

export const cleanUpPhotos = defineJob({
  name: 'clean_up_photos',
  data: object(),
  attemptsMax: 1,
  cron: '30 * * * *',
  run: async (context: PhotoContext) => {
    await removeUnusedPhotos(context).catch(() =>
      context.log.warn('the hourly clean-up of photos failed; the next one will do'),
    );
  },
});
