import { AUDIT_KEPT_MS, DEVICE_MS } from '@mijn/domain/limits';
import { object } from 'yup';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { deleteAuditEntries } from './audit.repository.ts';
import { deleteDevices } from './devices.repository.ts';

/** Deletes devices that no member has used for the time that their cookie lives. */
export const forgetDevices = defineJob({
  name: 'forget_devices',
  data: object(),
  attemptsMax: 3,
  cron: '20 3 * * *',
  run: async ({ database, now }) => deleteDevices(database.queries, new Date(now().getTime() - DEVICE_MS)),
});

/** Deletes entries about accounts after `AUDIT_KEPT_MS`. */
export const pruneAudit = defineJob({
  name: 'prune_audit',
  data: object(),
  attemptsMax: 3,
  cron: '40 3 * * *',
  run: async ({ database, now }) =>
    deleteAuditEntries(database.queries, new Date(now().getTime() - AUDIT_KEPT_MS)),
});
