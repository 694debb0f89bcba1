import { momentOfDutchTime } from '@mijn/domain/formats';
import type { NewsletterForm, UpdateNewsletterBody } from '@mijn/domain/newsletters';
import { canWriteNewsletters } from '@mijn/domain/roles';
import type { FastifyRequest } from 'fastify';
import { saveAttachments, takeStaged } from '../../capabilities/attachments/index.ts';
import { changeAndRead, inTransaction, type Queries } from '../../platform/database/index.ts';
import { auditCaller } from '../../platform/security/audit.ts';
import { countRecipients } from '../../capabilities/notifications/notifications.repository.ts';
import type { Services } from '../../capabilities/services.ts';
import { requireLine, typedText } from '../../platform/texts/typed-text.ts';
import { AppError, createAndRead, type Member, orNotFound } from '../../platform/wire/index.ts';
import { deletedFor, newslettersFor, requireWriter } from './newsletters.access.ts';
import * as repository from './newsletters.repository.ts';
import { newsletterAttachments } from './newsletters.tables.ts';
import { announceNewsletter, announcePublication, schedulePublication } from './newsletters.jobs.ts';

type Needs = Pick<Services, 'database' | 'now'>;
type Stored = repository.StoredNewsletter;

/**
 * Returns a newsletter.
 * @throws AppError `not_found` if the newsletter does not exist or the member may not see it.
 */
export async function getNewsletter(
  { database, now }: Needs,
  caller: Member,
  id: string,
): Promise<repository.NewsletterRow> {
  const filter = newslettersFor(caller.membership, now());
  return orNotFound(await repository.findNewsletter(database, filter, id, { caller, now: now() }));
}

/**
 * Returns the number of members whom the mail about a newsletter goes to, if it is sent now.
 * @param id The newsletter, whose author is not mailed; undefined for a new one of the caller.
 * @throws AppError `forbidden`, and `not_found` for a newsletter that does not exist.
 */
export async function countOwnersToMail(
  { database, now }: Needs,
  { membership, user_id }: Member,
  id: string | undefined,
): Promise<number> {
  requireWriter(membership);
  const filter = newslettersFor(membership, now());
  const author = id === undefined ? undefined : await repository.findAuthor(database.queries, filter, id);
  const { author_id } = id === undefined ? { author_id: user_id } : orNotFound(author);
  const { association_id } = membership;
  return countRecipients(database, { association_id, kind: 'newsletters' }, author_id);
}

const invalid = (field: string, code: 'required' | 'in_past') =>
  new AppError('validation_failed', { errors: { [field]: [{ code }] } });

/**
 * Returns the time at which a newsletter appears. A newsletter that has appeared keeps its time.
 * @throws AppError `validation_failed` for another time that has passed.
 */
function publishedAt(
  { publication, publish_date, publish_time }: NewsletterForm,
  before: Date | null,
  now: Date,
): Date | null {
  if (publication === 'draft') return null;
  if (publication === 'now') return before !== null && before <= now ? before : now;
  if (publish_date === undefined) throw invalid('publish_date', 'required');
  if (publish_time === undefined) throw invalid('publish_time', 'required');
  const wanted = momentOfDutchTime(publish_date, publish_time);
  // The time of the form has no seconds.
  const isKept = before !== null && Math.abs(before.getTime() - wanted.getTime()) < 60_000;
  if (isKept) return before;
  if (wanted <= now) throw invalid('publish_date', 'in_past');
  return wanted;
}

/** Returns the texts of a form as they are stored. */
function textsOf({ subject, summary }: NewsletterForm): Pick<Stored, 'subject' | 'summary'> {
  return { subject: requireLine('subject', subject), summary: typedText(summary) || null };
}

/**
 * Returns whether the board may still choose to mail the owners: before the newsletter appears, and before a mail
 * about it.
 */
const mayNotify = (newsletter: Stored, now: Date): boolean =>
  !isVisible(newsletter, now) && newsletter.notified_at === null;

const isVisible = ({ published_at, deleted_at }: Stored, now: Date): boolean =>
  published_at !== null && published_at <= now && deleted_at === null;

/**
 * Does what follows from a saved change: the job at its time, the announcement to members, and the mail if its
 * time came before the job of that time has run.
 */
async function follow(
  transaction: Queries,
  before: Stored | undefined,
  after: Stored,
  now: Date,
): Promise<void> {
  await schedulePublication(transaction, after, now);
  const wasVisible = before !== undefined && isVisible(before, now);
  if (isVisible(after, now)) await announcePublication(transaction, after, now);
  else if (wasVisible) await announceNewsletter(transaction, after, now);
}

/** Returns the saved row, which the transaction has just written. */
async function savedRow(transaction: Queries, member: Member, id: string, now: Date): Promise<Stored> {
  return orNotFound(await repository.lockNewsletter(transaction, newslettersFor(member.membership, now), id));
}

/**
 * Creates a newsletter with a staged PDF.
 * @throws AppError `forbidden`, and `validation_failed`.
 */
export async function createNewsletter(
  services: Needs,
  member: Member,
  form: NewsletterForm,
  request: FastifyRequest,
): Promise<repository.NewsletterRow> {
  requireWriter(member.membership);
  const { association_id } = member.membership;
  const now = services.now();
  const row = {
    association_id,
    ...textsOf(form),
    pdf_id: form.pdf,
    author_id: member.user_id,
    created_at: now,
    published_at: publishedAt(form, null, now),
    notify_requested: form.notify,
  };
  const once = { caller: member, request, now };
  return createAndRead(
    services,
    once,
    async (transaction, newId) => {
      const [pdf] = (await takeStaged(transaction, member, [form.pdf], 'pdf')).values();
      await repository.insertNewsletter(transaction, { ...row, ...orNotFound(pdf), id: newId });
      await saveAttachments(transaction, newsletterAttachments, member, newId, form.attachments);
      await auditCaller(transaction, member, 'newsletter_created', { newsletter_id: newId }, now);
      await follow(transaction, undefined, await savedRow(transaction, member, newId, now), now);
    },
    (inside, id) => getNewsletter(inside, member, id),
  );
}

/**
 * Changes a newsletter.
 * @throws AppError `forbidden`, `not_found`, `validation_failed`, or `conflict` if someone else changed it.
 */
export async function updateNewsletter(
  services: Needs,
  member: Member,
  id: string,
  { version, ...form }: UpdateNewsletterBody,
): Promise<repository.NewsletterRow> {
  const now = services.now();
  await getNewsletter(services, member, id);
  requireWriter(member.membership);
  return changeAndRead(
    services,
    async (transaction) => {
      const before = await savedRow(transaction, member, id, now);
      if (before.version !== version) throw new AppError('conflict');
      const staged = form.pdf === before.pdf_id ? [] : [form.pdf];
      const [pdf] = (await takeStaged(transaction, member, staged, 'pdf')).values();
      const published_at = publishedAt(form, before.published_at, now);
      await repository.updateNewsletter(transaction, before, {
        ...textsOf(form),
        ...(pdf && { ...pdf, pdf_id: form.pdf }),
        published_at,
        changed_at: isVisible(before, now) ? now : null,
        notify_requested: mayNotify(before, now) ? form.notify : before.notify_requested,
      });
      await saveAttachments(transaction, newsletterAttachments, member, id, form.attachments);
      await auditCaller(transaction, member, 'newsletter_changed', { newsletter_id: id }, now);
      await follow(transaction, before, await savedRow(transaction, member, id, now), now);
    },
    (inside) => getNewsletter(inside, member, id),
  );
}

/** Deletes a newsletter. It can be restored for some time (`DELETED_MESSAGE_MS`). */
export async function deleteNewsletter(services: Needs, member: Member, id: string): Promise<void> {
  const now = services.now();
  await getNewsletter(services, member, id);
  requireWriter(member.membership);
  await inTransaction(services.database.queries, async (transaction) => {
    const before = await savedRow(transaction, member, id, now);
    await repository.updateNewsletter(transaction, before, { deleted_at: now, deleted_by: member.user_id });
    await auditCaller(transaction, member, 'newsletter_deleted', { newsletter_id: id }, now);
    await follow(transaction, before, { ...before, deleted_at: now }, now);
  });
}

/** Puts a deleted newsletter back as it was. A newsletter that is not deleted stays as it is. */
export async function restoreNewsletter(
  services: Needs,
  member: Member,
  id: string,
): Promise<repository.NewsletterRow> {
  const now = services.now();
  await inTransaction(services.database.queries, async (transaction) => {
    if (!canWriteNewsletters(member.membership)) return;
    const filter = deletedFor(member.membership, now);
    const before = await repository.lockNewsletter(transaction, filter, id);
    if (!before) return;
    await repository.updateNewsletter(transaction, before, { deleted_at: null, deleted_by: null });
    await auditCaller(transaction, member, 'newsletter_restored', { newsletter_id: id }, now);
    await follow(transaction, before, { ...before, deleted_at: null }, now);
  });
  const newsletter = await getNewsletter(services, member, id);
  requireWriter(member.membership);
  return newsletter;
}
