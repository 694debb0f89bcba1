import path from 'node:path';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { StartFault } from '../../platform/config/errors.ts';
import {
  ALL_ASSOCIATIONS,
  associations,
  inTransaction,
  type Queries,
} from '../../platform/database/index.ts';
import { createPatientFiles, openFiles, type Tell, uploadedName } from '../../capabilities/files/index.ts';
import { storeFile } from '../../capabilities/import/import-file.ts';
import { arrivalOf } from '../../capabilities/sections/arrivals.ts';
import type { Foundation } from '../../platform/foundation.ts';
import { announceNews } from './news.service.ts';
import { newsAttachments, newsItems } from './news.tables.ts';

/** A news item that the operator adds. */
export interface NewNews {
  subject: string;
  text: string;
  /** The absolute paths of the attachments, which were checked to be PDFs. */
  attachments: readonly string[];
  /** The code of the association, or undefined for all associations. */
  association: string | undefined;
  /** The time of publication, or undefined for now. */
  published_at: Date | undefined;
  is_urgent: boolean;
}

async function findAssociation(queries: Queries, code: string): Promise<string> {
  const [found] = await queries
    .select({ id: associations.id })
    .from(associations)
    .where(eq(associations.code, code));
  if (!found)
    throw new StartFault(
      `--association: there is no association ${code}. Use its code in associations.csv, or leave the option out for all.`,
    );
  return found.id;
}

/**
 * Adds a news item with its attachments. Members read the item from its time of publication.
 * @throws StartFault if the association is unknown, or the file store fails.
 */
export async function addNews(
  { database, config, now }: Foundation,
  { subject, text, attachments, association, published_at = now(), is_urgent }: NewNews,
  tell: Tell,
): Promise<{ published_at: Date }> {
  const files = createPatientFiles(openFiles(config, { hasBreaker: false }));
  await inTransaction(database.queries, async (queries) => {
    const association_id =
      association === undefined ? ALL_ASSOCIATIONS : await findAssociation(queries, association);
    const id = newId();
    // The code is needed only by an import, which knows its own codes.
    await queries.insert(newsItems).values({
      association_id,
      id,
      code: id,
      subject,
      text,
      published_at,
      is_urgent,
      arrived_at: arrivalOf(published_at, now()),
    });
    for (const [position, file] of attachments.entries()) {
      const { dir: folder, base } = path.parse(file);
      const stored = await storeFile({ folder, files, queries }, association_id, base, tell);
      const attachment = { ...stored, id: newId(), position };
      await queries
        .insert(newsAttachments)
        .values({ ...attachment, association_id, owner_id: id, name: uploadedName(base, stored) });
    }
    await announceNews(queries, { association_id, id, published_at }, now());
  });
  return { published_at };
}
