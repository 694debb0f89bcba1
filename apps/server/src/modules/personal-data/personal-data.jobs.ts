import { EXPORT_MS } from '@mijn/domain/limits';
import { v7 as newId } from 'uuid';
import { object, string } from 'yup';
import { inTransaction } from '../../platform/database/index.ts';
import { isStoreFault } from '../../platform/config/store-unavailable.ts';
import { exportKey, EXPORTS, type Files, lockRemoval } from '../../capabilities/files/index.ts';
import { type Attempt, defineJob, type JobContext } from '../../platform/jobs/define-job.ts';
import { writeMail } from '../../platform/mail/send-mail.job.ts';
import { exportZip } from '../../capabilities/personal-data/export-zip.ts';
import type { PersonalData } from '../../capabilities/personal-data/personal-data.ts';
import { hashToken, newToken } from '../../platform/security/digest.ts';
import { exportReadyMail } from './personal-data.mail.ts';
import * as repository from './personal-data.repository.ts';
import { idsIn } from './personal-data-files.repository.ts';

/** The time in milliseconds after which a failed export is forgotten, and a running one has failed. */
const ENDED_MS = 24 * 3_600_000;

interface ExportContext extends JobContext {
  files: Files;
  personalData: readonly PersonalData[];
}

/** Deletes what a killed attempt has left. The zip gets its name in the store only when it is complete. */
async function makeExport(context: ExportContext, id: string, { aborted }: Attempt): Promise<void> {
  const { config, database, files, now, personalData } = context;
  const { queries } = database;
  const member = await repository.findMember(queries, id);
  if (!member) return;
  await files.removeReceived(id);
  for await (const { key: left } of files.list(exportKey(id))) await files.remove(left);

  const file_id = newId();
  const key = exportKey(id, file_id);
  const source = { database, files, brand: config.brand, personalData, now: now() };
  const zip = exportZip(source, member);
  aborted.catch(() => zip.destroy(new Error('The server stops.')));
  const received = await files.receive(zip, Infinity, `${id}.${file_id}`);
  await received.keep(key);

  const token = newToken();
  const isFinished = await inTransaction(queries, async (transaction) => {
    const ready_at = now();
    const expires_at = new Date(ready_at.getTime() + EXPORT_MS);
    const { byte_size } = received;
    const values = { ready_at, expires_at, file_id, byte_size, token_hash: hashToken(token) };
    if (!(await repository.finishExport(transaction, id, values))) return false;
    const link = new URL(`/profile/personal-data/${token}`, config.appUrl).href;
    const mail = exportReadyMail(config, { member, link, now: ready_at });
    await writeMail(transaction, { ...mail, dedupe_key: `personal_data_ready:${id}` }, ready_at);
    return true;
  });
  if (!isFinished) await files.remove(key);
}

/** A repeated attempt starts again. */
export const exportPersonalData = defineJob({
  name: 'export_personal_data',
  pace: 'slow',
  data: object({ export_id: string().required() }),
  attemptsMax: 5,
  run: async (context: ExportContext, { export_id }, attempt) => {
    try {
      await makeExport(context, export_id, attempt);
    } catch (error) {
      const { database, now } = context;
      // The queue waits for the store, so that this attempt is not the last one.
      if (attempt.isLast && !isStoreFault(error))
        await repository.finishExport(database.queries, export_id, { failed_at: now() });
      throw error;
    }
  },
});

async function removeExports({ database: { queries }, files, now }: ExportContext): Promise<void> {
  const failedBefore = new Date(now().getTime() - ENDED_MS);
  await repository.endExports(queries, { now: now(), failedBefore });
  for await (const { key } of files.list(EXPORTS)) {
    const [id, fileId] = idsIn(key);
    if (await repository.isFileOfExport(queries, id, fileId)) continue;
    // A backup that begins after this needs no bytes whose export has ended.
    await inTransaction(queries, lockRemoval);
    await files.remove(key);
  }
}

export const cleanUpExports = defineJob({
  name: 'clean_up_exports',
  data: object(),
  attemptsMax: 1,
  cron: '10 * * * *',
  run: async (context: ExportContext) => {
    await removeExports(context).catch(() =>
      context.log.warn('the hourly clean-up of exports failed; the next one will do'),
    );
  },
});
