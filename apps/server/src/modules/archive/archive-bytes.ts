import { dutchTime, formatDate } from '@mijn/domain/formats';
import type { FastifyReply } from 'fastify';
import { eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { associations, type Database } from '../../database/index.ts';
import { sendStoredFile, sendThumbnail, sendZip, type Exchange, type Files } from '../../files/index.ts';
import { AppError, type Member } from '../../wire/index.ts';
import { storedDocuments } from './archive.service.ts';

type Needs = { database: Database; files: Files };

/** Sends a document's bytes. @throws AppError `not_found`. */
export async function sendDocument(
  { database, files }: Needs,
  member: Member,
  id: string,
  disposition: 'attachment' | 'inline',
  exchange: Exchange,
): Promise<FastifyReply> {
  const [document] = await storedDocuments(database, member, [id]);
  return sendStoredFile(files, document, disposition, exchange);
}

/** Sends the small picture of a document. @throws AppError `not_found`, also when it has none. */
export async function sendDocumentThumbnail(
  { database, files }: Needs,
  member: Member,
  id: string,
  exchange: Exchange,
): Promise<FastifyReply> {
  const [document] = await storedDocuments(database, member, [id]);
  return sendThumbnail(files, document, exchange);
}

async function associationName({ queries }: Database, id: string): Promise<string> {
  const [association] = await queries
    .select({ name: associations.name })
    .from(associations)
    .where(eq(associations.id, id));
  return association?.name ?? '';
}

/** Sends several documents as one zip. @throws AppError `not_found` when one does not exist. */
export async function sendDocumentsZip(
  { database, files }: Needs,
  member: Member,
  ids: readonly string[],
  now: Date,
  exchange: Exchange,
): Promise<FastifyReply> {
  if (!ids.every((id) => isUuid(id))) throw new AppError('not_found');
  const documents = await storedDocuments(database, member, ids);
  const name = await associationName(database, member.membership.association_id);
  return sendZip(files, `Archief ${name} ${formatDate(dutchTime(now))}.zip`, documents, exchange);
}
