import { array, boolean, type InferType, number, object, string } from 'yup';
import { attachmentIds } from '../attachments/attachments.contract.ts';
import { deletedQuery, deletion } from '../deleted/deleted.contract.ts';
import { attachedFile, downloadQuery } from '../files/files.contract.ts';
import { SUBJECT_LENGTH_MAX, SUMMARY_LENGTH_MAX } from '../limits/limits.ts';
import { mailProgress, recipientCount } from '../notifications/notifications.contract.ts';
import { day, defineContract, editedVersion, id, listQuery, listResponse } from '../wire/wire.contract.ts';
import { existsOn, TIME_OF_DAY } from '../wire/time-of-day.ts';
import type { Shapes } from '../wire/wire.ts';
import { newslettersOperations } from './newsletters.ts';

export const newsletter = object({
  /** The id of the newsletter, a UUID. */
  id: id().required(),
  /** The subject, which is one line of plain text. */
  subject: string().required(),
  /** The content of the newsletter in a few words; null if the board wrote no summary. */
  summary: string().defined().nullable(),
  /** The state. Members outside the board receive published newsletters only. */
  status: string()
    .oneOf(['draft', 'scheduled', 'published'] as const)
    .required(),
  /** The time at which the newsletter appears for owners; null for a draft. */
  published_at: string().datetime().defined().nullable(),
  /** The time of the last edit after publication; null if there was none. */
  changed_at: string().datetime().defined().nullable(),
  /** The name of the board member who made the newsletter; empty if it is unknown. */
  author_name: string().defined(),
  /** Whether the newsletter is new since the member last opened the section. */
  is_unread: boolean().required(),
  /** Whether the caller may edit and delete the newsletter: the board. */
  may_edit: boolean().required(),
  /** Whether owners are mailed when the newsletter appears. It is false after that mail was requested. */
  notify: boolean().required(),
  /** The time at which that mail was requested, for the board; null before. Owners are mailed once. */
  notified_at: string().datetime().defined().nullable(),
  /** The progress of that mail, for the board; null before it was requested. */
  mail: mailProgress.defined().nullable(),
  /** The counter of changes. An edit sends the version that it is based on. */
  version: number().integer().required(),
  /** The newsletter itself. Its thumbnail is the cover. */
  pdf: attachedFile.required(),
  /** The files beside the newsletter itself. `downloadAttachment` sends one. */
  attachments: array(attachedFile).required(),
});

/** A deleted newsletter, which the board may restore. */
export const deletedNewsletter = object({
  /** The id of the newsletter, a UUID, which `restoreNewsletter` takes. */
  id: id().required(),
  /** The subject, which is one line of plain text. */
  subject: string().required(),
  /** The state that the newsletter has when it is restored. */
  status: string()
    .oneOf(['draft', 'scheduled', 'published'] as const)
    .required(),
  /** The time at which the newsletter appears for owners; null for a draft. */
  published_at: string().datetime().defined().nullable(),
  /** Whether owners are mailed when the newsletter appears: at once if it is restored after its time. */
  notify: boolean().required(),
  /** The name of the board member who made the newsletter; empty if it is unknown. */
  author_name: string().defined(),
  /** The number of files beside the newsletter itself that come back with it. */
  attachment_count: number().integer().required(),
  ...deletion,
});

export const newslettersQuery = object({
  ...listQuery(['published_at']),
  /** Only the newsletters that appeared in this year, in the Netherlands. */
  year: number().integer().min(1900).max(9998),
}).exact();

const isScheduled = (publication: unknown): boolean => publication === 'scheduled';

export const newsletterForm = object({
  /** The subject, which is one line of plain text. */
  subject: string().trim().max(SUBJECT_LENGTH_MAX).required(),
  /** The content in a few words; empty for none. */
  summary: string().trim().max(SUMMARY_LENGTH_MAX).defined(),
  /** The id of a staged file, or of the PDF that the newsletter has already. */
  pdf: id().required(),
  /** The ids of uploaded files, and of attachments that the newsletter has already, in their order. */
  attachments: attachmentIds().required(),
  /** The time at which the newsletter appears: now, at a date and time, or not yet. */
  publication: string()
    .oneOf(['now', 'scheduled', 'draft'] as const)
    .required(),
  /** The date in the Netherlands at which a newsletter with `scheduled` appears, such as `2026-06-10`; otherwise left out. */
  publish_date: day()
    .transform((text) => text || undefined)
    .when('publication', ([publication], schema) => (isScheduled(publication) ? schema.required() : schema)),
  /** The time on that date in the Netherlands, such as `09:30`. */
  publish_time: string()
    .transform((text) => text || undefined)
    .matches(TIME_OF_DAY, { excludeEmptyString: true })
    .when('publication', ([publication], schema) =>
      isScheduled(publication) ? schema.required().test('no_such_time', existsOn('publish_date')) : schema,
    ),
  /** Whether the owners receive a mail when the newsletter appears. */
  notify: boolean().required(),
}).exact();

export const recipientsQuery = object({
  /** The newsletter whose author is not mailed; without it, the caller is not. */
  newsletter_id: id(),
}).exact();

export const updateNewsletterBody = newsletterForm.shape({ version: editedVersion }).exact();

export const shapes = {
  listNewsletters: { query: newslettersQuery, response: listResponse(newsletter) },
  /** The years that have published newsletters, newest first. */
  listYears: {
    response: object({
      /** The years, newest first. */
      data: array(number().integer().required()).required(),
    }),
  },
  listDeletedNewsletters: {
    query: deletedQuery,
    response: listResponse(deletedNewsletter),
    errors: ['forbidden'],
  },
  countRecipients: { query: recipientsQuery, response: recipientCount, errors: ['forbidden', 'not_found'] },
  createNewsletter: {
    body: newsletterForm,
    response: newsletter,
    status: 201,
    errors: ['forbidden'],
  },
  getNewsletter: { response: newsletter, errors: ['not_found'] },
  updateNewsletter: {
    body: updateNewsletterBody,
    response: newsletter,
    errors: ['forbidden', 'not_found', 'conflict'],
  },
  deleteNewsletter: { errors: ['forbidden', 'not_found'] },
  restoreNewsletter: { response: newsletter, errors: ['forbidden', 'not_found'] },
  downloadNewsletter: { sends: 'file', query: downloadQuery, errors: ['not_found', 'file_missing'] },
  getThumbnail: { sends: 'thumbnail', errors: ['not_found', 'file_missing'] },
  downloadAttachment: { sends: 'file', query: downloadQuery, errors: ['not_found', 'file_missing'] },
  getAttachmentThumbnail: { sends: 'thumbnail', errors: ['not_found', 'file_missing'] },
} as const satisfies Shapes;

export const newslettersContract = defineContract(newslettersOperations, shapes);

export type Newsletter = InferType<typeof newsletter>;
export type DeletedNewsletter = InferType<typeof deletedNewsletter>;
export type NewslettersQuery = InferType<typeof newslettersQuery>;
export type NewsletterForm = InferType<typeof newsletterForm>;
export type UpdateNewsletterBody = InferType<typeof updateNewsletterBody>;
