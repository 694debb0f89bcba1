import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './newsletters.contract.ts';

const newsletters = '/associations/{association_id}/newsletters';
const newsletter = `${newsletters}/{newsletter_id}` as const;
const attachment = `${newsletter}/attachments/{attachment_id}` as const;

/** The operations of newsletters. */
export const newslettersOperations = defineOperations<typeof shapes>()({
  /** Returns one page of the newsletters. The board also receives drafts and scheduled newsletters. */
  listNewsletters: { method: 'GET', path: newsletters },
  /** Returns the years that have published newsletters. */
  listYears: { method: 'GET', path: `${newsletters}/years` },
  /** Returns one page of the deleted newsletters, the last deleted one first, for the board. */
  listDeletedNewsletters: { method: 'GET', path: `${newsletters}/deleted` },
  /** Returns how many members a mail about a newsletter goes to, for the board. */
  countRecipients: { method: 'GET', path: `${newsletters}/recipients` },
  /** Creates a newsletter as a draft, scheduled or published at once, for the board. */
  createNewsletter: { method: 'POST', path: newsletters, respondsWith: 'id', isCreatedOnce: true },
  /** Returns one newsletter. */
  getNewsletter: { method: 'GET', path: newsletter },
  /** Replaces a newsletter, for the board. */
  updateNewsletter: { method: 'PATCH', path: newsletter, respondsWith: 'id' },
  /** Deletes a newsletter, for the board. It can be restored for thirty days. */
  deleteNewsletter: { method: 'DELETE', path: newsletter },
  /** Puts a deleted newsletter back as it was, for the board. A newsletter that is not deleted stays as it is. */
  restoreNewsletter: { method: 'POST', path: `${newsletter}/restore`, respondsWith: 'id' },
  /** Downloads the PDF of a newsletter. */
  downloadNewsletter: { method: 'GET', path: `${newsletter}/file`, bytes: true },
  /** Returns the cover of a newsletter as a small picture. */
  getThumbnail: { method: 'GET', path: `${newsletter}/thumbnail`, bytes: true },
  /** Downloads an attachment of a newsletter. */
  downloadAttachment: { method: 'GET', path: `${attachment}/file`, bytes: true },
  /** Returns a small picture of the first page of an attachment. */
  getAttachmentThumbnail: { method: 'GET', path: `${attachment}/thumbnail`, bytes: true },
});

export type NewsletterStatus = 'draft' | 'scheduled' | 'published';

export function statusOf(publishedAt: string | Date | null, now: Date): NewsletterStatus {
  if (publishedAt === null) return 'draft';
  return new Date(publishedAt) > now ? 'scheduled' : 'published';
}

export type * from './newsletters.contract.ts';
