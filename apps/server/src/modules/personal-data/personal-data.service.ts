import { EXPORT_TICKET_MS } from '@mijn/domain/limits';
import type { DataExport } from '@mijn/domain/personal-data';
import { dutchDay } from '@mijn/domain/formats';
import { changeAndRead } from '../../platform/database/index.ts';
import { type Exchange, exportKey, sendFile } from '../../capabilities/files/index.ts';
import { writeAudit } from '../../platform/security/audit.ts';
import { hashToken, isSigned, sign } from '../../platform/security/digest.ts';
import type { Services } from '../../capabilities/services.ts';
import { AppError, type Caller, isId, orNotFound, type Unserialised } from '../../platform/wire/index.ts';
import type { Browser } from '../accounts/auth/browser.service.ts';
import { confirmPassword } from '../accounts/auth/sudo.service.ts';
import { exportPersonalData } from './personal-data.jobs.ts';
import * as repository from './personal-data.repository.ts';

type Needs = Pick<Services, 'database' | 'now'>;

type ReadyExport = repository.ExportRow & { file_id: string; byte_size: number };

function stateOf({ failed_at, expires_at }: repository.ExportRow, now: Date): DataExport['state'] {
  if (failed_at) return 'failed';
  if (!expires_at) return 'running';
  return expires_at > now ? 'ready' : 'expired';
}

function responseOf(row: repository.ExportRow, now: Date): Unserialised<DataExport> {
  const { requested_at, expires_at, byte_size } = row;
  return { state: stateOf(row, now), requested_at, expires_at, byte_size };
}

export async function getExport({ database, now }: Needs, { user_id }: Caller) {
  const row = await repository.findLastExport(database.queries, user_id);
  return { export: row ? responseOf(row, now()) : null };
}

/** Starts an export, unless the member has a running one. @returns The running export. */
export async function requestExport(services: Needs, caller: Caller) {
  const { now } = services;
  const { user_id } = caller;
  return changeAndRead(
    services,
    async (transaction) => {
      const started = await repository.insertExport(transaction, user_id, now());
      if (!started) return;
      await writeAudit(transaction, {
        action: 'personal_data_requested',
        happened_at: now(),
        user_id,
        details: {},
      });
      await exportPersonalData.add(transaction, { export_id: started.id });
    },
    (inside) => getExport(inside, caller),
  );
}

/** @throws AppError `not_found` if the export is not ready, or its link has expired. */
function readyOf(row: repository.ExportRow | undefined, now: Date): ReadyExport {
  const { file_id, byte_size, expires_at } = orNotFound(row);
  if (!row || file_id === null || byte_size === null || !expires_at || expires_at <= now) {
    throw new AppError('not_found');
  }
  return { ...row, file_id, byte_size };
}

const findByToken = async ({ database, now }: Needs, { user_id }: Caller, token: string) =>
  readyOf(await repository.findExport(database.queries, user_id, { token_hash: hashToken(token) }), now());

/** @throws AppError `not_found` if the link has expired, or is that of another member. */
export async function getExportOfLink(services: Needs, caller: Caller, token: string) {
  return responseOf(await findByToken(services, caller, token), services.now());
}

const TICKET = 'personal_data_ticket';
const ticketText = ({ session_id }: Caller, id: string, end: string): string => `${session_id}:${id}:${end}`;

/** @throws AppError `not_found` as `getExportOfLink`, `validation_failed` with `wrong_password`, or `too_many_requests`. */
export async function openLink(
  services: Needs & Pick<Services, 'config' | 'secret'>,
  caller: Caller,
  { token, password, origin }: { token: string; password: string; origin: Omit<Browser, 'token'> },
): Promise<{ ticket: string }> {
  const { id } = await findByToken(services, caller, token);
  await confirmPassword(services, caller, password, origin);
  const end = String(services.now().getTime() + EXPORT_TICKET_MS);
  return { ticket: `${id}.${end}.${sign(services.secret, TICKET, ticketText(caller, id, end))}` };
}

/** @throws AppError `not_found` if the ticket is too old or of another session, or if the link has expired. */
export async function sendExport(
  { database, files, now, secret }: Services,
  caller: Caller,
  ticket: string,
  { request, reply }: Exchange,
) {
  const [id = '', end = '', signature = ''] = ticket.split('.');
  const isValid = isSigned(secret, TICKET, ticketText(caller, id, end), signature);
  if (!isValid || !isId(id) || Number(end) <= now().getTime()) throw new AppError('not_found');
  const { user_id } = caller;
  const found = readyOf(await repository.findExport(database.queries, user_id, { id }), now());
  const { file_id, byte_size } = found;
  if (request.method !== 'HEAD') {
    await writeAudit(database.queries, {
      action: 'personal_data_downloaded',
      happened_at: now(),
      user_id,
      details: {},
    });
  }
  const download = {
    key: exportKey(id, file_id),
    etag: `"${file_id}"`,
    byte_size,
    media_type: 'application/zip',
    name: `Mijn gegevens ${dutchDay(found.requested_at)}.zip`,
    disposition: 'attachment',
  } as const;
  return sendFile(files, download, request, reply);
}
