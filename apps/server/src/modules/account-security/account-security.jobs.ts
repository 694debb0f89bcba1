import { AUDIT_KEPT_MS, DEVICE_MS } from '@mijn/domain/limits';
import { object } from 'yup';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { deleteAuditEntries } from './audit.repository.ts';
import { deleteDevices } from './devices.repository.ts';

/** The daily job that deletes the devices that no member has used for the time that their cookie lives. */
export const forgetDevices = defineJob({
  name: 'forget_devices',
  data: object(),
  attemptsMax: 3,
  cron: '20 3 * * *',
  run: async ({ database, now }) => deleteDevices(database.queries, new Date(now().getTime() - DEVICE_MS)),
});

/** The daily job that deletes what the audit log had about accounts for `AUDIT_KEPT_MS`. */
export const pruneAudit = defineJob({
  name: 'prune_audit',
  data: object(),
  attemptsMax: 3,
  cron: '40 3 * * *',
  run: async ({ database, now }) =>
    deleteAuditEntries(database.queries, new Date(now().getTime() - AUDIT_KEPT_MS)),
});
