import { setTimeout as wait } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/index.ts';
import {
  countDocumentsToRead,
  findLastBackup,
  findWaitingMails,
  isInMaintenance,
  listWaitingJobs,
} from './backlog.repository.ts';

/** The maximum time that a collection waits for the database, in milliseconds. */
const PATIENCE_MS = 2000;

/** The label of jobs of an older version, whose kind this version does not know. */
const OTHER_KIND = 'other';

/** The gauges of what waits in the database. They are absent while the database does not answer. */
interface BacklogGauges {
  /** Reads the numbers from the database. It does not reject, and waits at most two seconds. */
  read: () => Promise<void>;
}

export function createBacklogGauges(
  database: Database,
  kinds: readonly string[],
  registers: Registry[],
): BacklogGauges {
  const up = new Gauge({
    name: 'mijn_database_up',
    help: 'Whether the database answered within two seconds: 1 or 0.',
    registers,
  });
  const byKind = (name: string, help: string) => new Gauge({ name, help, labelNames: ['kind'], registers });
  const waiting = byKind('mijn_jobs_waiting', 'Jobs that wait, by kind, also those whose time has not come.');
  const due = byKind('mijn_jobs_due', 'Jobs that wait and whose time has come, by kind.');
  const oldest = byKind('mijn_oldest_due_job_seconds', 'How long the oldest due job has been due, by kind.');
  const single = (name: string, help: string) => new Gauge({ name, help, registers });
  const mails = single('mijn_mails_waiting', 'Mails that are neither sent nor given up.');
  const oldestMail = single('mijn_oldest_waiting_mail_seconds', 'Age of the oldest mail that waits.');
  const documents = single('mijn_documents_to_read', 'Files whose text is not read yet.');
  const backup = single(
    'mijn_last_backup_time_seconds',
    'Time of the last backup that had every file, in seconds since 1970, or 0 if none was made.',
  );
  const maintenance = single('mijn_maintenance', 'Whether changes are refused for maintenance: 1 or 0.');
  // A gauge without labels would be 0 when it is reset.
  const forget = (): void => {
    for (const gauge of [waiting, due, oldest]) gauge.reset();
    for (const gauge of [mails, oldestMail, documents, backup, maintenance]) gauge.remove();
  };

  const read = async () => ({
    jobs: await listWaitingJobs(database),
    mails: await findWaitingMails(database),
    documents: await countDocumentsToRead(database),
    backup: await findLastBackup(database),
    maintenance: await isInMaintenance(database),
  });
  /** The running read. While the database hangs, no further read begins. */
  let reading: ReturnType<typeof read> | undefined;
  const readOnce = (): ReturnType<typeof read> => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  forget();
  return {
    read: async () => {
      const late = new AbortController();
      const found = await Promise.race([
        readOnce().catch(() => undefined),
        wait(PATIENCE_MS, undefined, { signal: late.signal }).catch(() => undefined),
      ]);
      late.abort();
      forget();
      up.set(found ? 1 : 0);
      if (!found) return;
      for (const gauge of [waiting, due, oldest]) for (const kind of kinds) gauge.set({ kind }, 0);
      for (const job of found.jobs) {
        const kind = kinds.includes(job.kind) ? job.kind : OTHER_KIND;
        waiting.inc({ kind }, job.waiting);
        due.inc({ kind }, job.due);
        oldest.set({ kind }, job.oldest_due_s);
      }
      mails.set(found.mails.waiting);
      oldestMail.set(found.mails.oldest_s);
      documents.set(found.documents);
      backup.set(found.backup);
      maintenance.set(found.maintenance ? 1 : 0);
    },
  };
}
