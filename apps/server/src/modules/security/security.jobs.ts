import { DEVICE_MS } from '@mijn/domain/limits';
import { object } from 'yup';
import { defineJob } from '../../jobs/define-job.ts';
import { deleteDevices } from './devices.repository.ts';

/** The daily job that deletes the devices that no member has used for the time that their cookie lives. */
export const forgetDevices = defineJob({
  name: 'forget_devices',
  data: object(),
  attemptsMax: 3,
  cron: '20 3 * * *',
  run: async ({ database, now }) => deleteDevices(database.queries, new Date(now().getTime() - DEVICE_MS)),
});
