import { createReadStream } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import { ScannerAway, type Verdict } from '../../platform/malware/clamd.ts';
import type { Scanner } from '../../platform/malware/scanner.ts';
import { auditCaller } from '../../platform/security/audit.ts';
import type { Foundation } from '../../platform/foundation.ts';
import { AppError, RETRY_AFTER_S } from '../../platform/wire/app-error.ts';
import type { Member } from '../../platform/wire/index.ts';
import type { ReceivedFile } from './files.ts';

/** Scans a file until there is a verdict, or until the client has disconnected. */
async function scanWhileAwaited(
  scanner: Scanner,
  { raw: { socket } }: FastifyRequest,
  { path }: ReceivedFile,
): Promise<Verdict> {
  const abandoned = new AbortController();
  const abandon = () => abandoned.abort();
  socket.once('close', abandon);
  if (socket.destroyed) abandon();
  try {
    return await scanner.scan(() => createReadStream(path), abandoned.signal);
  } finally {
    socket.off('close', abandon);
  }
}

/** Logs and audits malware by name. @throws AppError `malware_found`, `file_not_scanned` or `scanner_unavailable` */
export async function scanUpload(
  { database: { queries }, scanner, now }: Pick<Foundation, 'database' | 'now'> & { scanner: Scanner },
  member: Member,
  request: FastifyRequest,
  file: ReceivedFile,
): Promise<void> {
  let verdict: Verdict;
  try {
    verdict = await scanWhileAwaited(scanner, request, file);
  } catch (error) {
    if (!(error instanceof ScannerAway)) throw error;
    request.log.warn({ reason: error.message }, 'an upload was refused, because the malware scanner is away');
    throw new AppError('scanner_unavailable', { retryAfter: RETRY_AFTER_S });
  }
  if (verdict.outcome === 'too_large') {
    request.log.warn('an upload was refused, because it is larger than the malware scanner reads');
    throw new AppError('file_not_scanned');
  }
  if (verdict.outcome !== 'malware') return;
  const { signature } = verdict;
  request.log.warn(
    { user: member.user_id, association: member.membership.association_id, signature },
    'an upload had malware',
  );
  await auditCaller(queries, member, 'malware_refused', { signature }, now());
  throw new AppError('malware_found');
}
