import { isDeepStrictEqual } from 'node:util';
import { DOCUMENT_BYTES_MAX } from '@mijn/domain/limits';
import { type PublishMinutesBody, refusalToPublish } from '@mijn/domain/minutes';
import { documentTypes } from '@mijn/domain/uploads';
import { v7 as newId } from 'uuid';
import { requestReading } from '../../capabilities/documents/index.ts';
import { nameWithExtension, whileStored } from '../../capabilities/files/index.ts';
import { requireRoom } from '../../capabilities/quotas/require-room.ts';
import type { Services } from '../../capabilities/services.ts';
import { changeAndRead, readIn } from '../../platform/database/index.ts';
import { auditCaller } from '../../platform/security/audit.ts';
import { AppError, type Member } from '../../platform/wire/index.ts';
import { publishDecisionsOf } from '../decisions/decisions.service.ts';
import { sha256 } from '../../platform/security/digest.ts';
import { addDocument, requireMeeting } from '../meetings/meetings.service.ts';
import { drawMinutes, publishedName } from './minutes-pdf.service.ts';
import { updateMinutes } from './written-minutes.repository.ts';
import {
  getMinutes,
  lockMinutes,
  officersOf,
  type OfMeeting,
  readMinutes,
  requireMinutesMeeting,
} from './written-minutes.service.ts';

const PDF = { extension: 'pdf', media_type: documentTypes.pdf };

/**
 * Publishes minutes: they become a document of the meeting, which the members see and are mailed about as of any other, and the month of who was
 * absent starts (docs/decisions/0287).
 * @throws AppError `not_found`, `forbidden` outside the board, `conflict` for another version, the refusals of `refusalToPublish`, or
 * `quota_exceeded`.
 */
export async function publishMinutes(
  services: Pick<Services, 'database' | 'now' | 'config' | 'files'>,
  caller: Member,
  of: OfMeeting,
  { version }: PublishMinutesBody,
) {
  const published_at = services.now();
  const found = await requireMinutesMeeting(services, caller, of);
  const { meeting, key } = found;
  const { written, signatures, state } = await readMinutes(services, found);
  const refusal = refusalToPublish(state, officersOf(meeting));
  if (written?.version !== version) throw new AppError('conflict');
  if (refusal) throw new AppError(refusal);
  const { text } = written;
  const hash = sha256(text);
  const drawn = drawMinutes(services.config, { meeting, text, hash, signatures, published_at });
  const file = await services.files.receive(drawn, DOCUMENT_BYTES_MAX);
  return whileStored(services, file.hash, async () => {
    await file.keep();
    return changeAndRead(
      services,
      async (transaction) => {
        const inside = { ...services, database: readIn(services.database, transaction) };
        const locked = await lockMinutes(inside, found, version);
        // The document names the officers of before the lock.
        const officersNow = officersOf(
          await requireMeeting(inside.database, caller.membership, key.meeting_id),
        );
        if (!isDeepStrictEqual(officersNow, officersOf(meeting))) throw new AppError('conflict');
        const refusedNow = refusalToPublish(locked.state, officersNow);
        if (refusedNow) throw new AppError(refusedNow);
        const { association_id } = key;
        await requireRoom(transaction, services.config, association_id, file.byte_size);
        const document_id = newId();
        const stored = { ...PDF, file_hash: file.hash, byte_size: file.byte_size };
        await requestReading(transaction, { association_id, ...stored }, caller.user_id);
        await addDocument(transaction, key, {
          ...stored,
          id: document_id,
          name: nameWithExtension(publishedName(meeting), PDF),
          created_at: published_at,
        });
        await updateMinutes(transaction, key, { published_at, published_by: caller.user_id, document_id });
        await publishDecisionsOf(transaction, key, published_at);
        const details = { meeting_id: of.meeting_id, version, document_id };
        await auditCaller(transaction, caller, 'minutes_published', details, published_at);
      },
      (inside) => getMinutes(inside, caller, of),
    );
  });
}
