import { subjectOfTodo } from '@mijn/domain/todos';
import { timelineOperations } from '@mijn/domain/timeline';
import { fillPath } from '@mijn/domain/wire';
import { object, string } from 'yup';
import { pageLink } from '../../../capabilities/notifications/links.ts';
import type { Config } from '../../../platform/config/read-config.ts';
import { inTransaction, type Queries } from '../../../platform/database/index.ts';
import { type Attempt, defineJob } from '../../../platform/jobs/define-job.ts';
import { writeMail } from '../../../platform/mail/send-mail.job.ts';
import { findEntryToMail } from './provider-mails.repository.ts';
import { mailKindOf, providerMail } from './provider.mail.ts';
import { linesOf } from './timeline-notifications.repository.ts';

interface EntryRef {
  association_id: string;
  entry_id: string;
}

/** The attempts take three and a half hours. */
const ATTEMPTS_MAX = 10;

/** So many attempts, a minute and a half, wait for the photos, so that the mail says which of them could not be read. */
const PHOTO_ATTEMPTS = 4;

/** Returns what a mail says of an entry, or `retry` while the mail waits for its photos. */
export async function entryToMail(transaction: Queries, key: EntryRef, { number }: Pick<Attempt, 'number'>) {
  const found = await findEntryToMail(transaction, key);
  return found?.isProcessing && number <= PHOTO_ATTEMPTS ? 'retry' : found;
}

/** The address of a photo, which a signed-in browser shows. */
const photoLink = (
  { appUrl }: Config,
  association_id: string,
  todo_id: string,
  entry_id: string,
  photo_id: string,
) =>
  new URL(
    `/api${fillPath(timelineOperations.getEntryPicture.path, { association_id, todo_id, entry_id, photo_id, size: 'large' })}`,
    appUrl,
  ).href;

/** Mails nothing about an entry that was deleted meanwhile. */
export const mailEntryToProvider = defineJob({
  name: 'mail_entry_to_provider',
  data: object({ association_id: string().required(), entry_id: string().required() }),
  attemptsMax: ATTEMPTS_MAX,
  run: async ({ config, database, now }, { association_id, entry_id }, attempt) =>
    inTransaction(database.queries, async (transaction) => {
      const found = await entryToMail(transaction, { association_id, entry_id }, attempt);
      if (!found || found === 'retry') return found;
      const { entry, todo, association, photos, files } = found;
      const kind = mailKindOf(entry);
      if (!kind) return undefined;
      const { brand } = config;
      const mail = providerMail(config, {
        recipient: brand.reports_email ?? brand.email,
        kind,
        association,
        reference: todo.internal_reference,
        subject: subjectOfTodo(todo),
        concerns: todo.concerns,
        author: entry.author_name ?? '',
        lines: linesOf({ ...entry, state: null }),
        files,
        unreadable_count: found.unreadable_count,
        photos: photos.map(({ id, alt }, at) => ({
          label: alt === '' ? `Foto ${at + 1}` : alt,
          link: photoLink(config, association_id, entry.todo_id, entry_id, id),
        })),
        link: pageLink(config, `/todos/${entry.todo_id}`, association.code),
        thread: entry.todo_id,
      });
      await writeMail(
        transaction,
        { ...mail, dedupe_key: `todo_entry:${association_id}:${entry_id}` },
        now(),
      );
      return undefined;
    }),
});

/** Call this in the transaction that writes the entry of a member. @param delayMs the time in which its author can still change it. */
export const mailProvider = (queries: Queries, entry: EntryRef, delayMs = 0): Promise<void> =>
  mailEntryToProvider.add(queries, entry, { key: entry.entry_id, delayMs });
