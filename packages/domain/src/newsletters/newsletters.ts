import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './newsletters.contract.ts';

const newsletters = '/associations/{association_id}/newsletters';
const newsletter = `${newsletters}/{newsletter_id}` as const;
const attachment = `${newsletter}/attachments/{attachment_id}` as const;

/** The operations of newsletters (decisions §5 and §6). */
export const newslettersOperations = defineOperations<typeof shapes>()({
  listNewsletters: { method: 'GET', path: newsletters },
  listYears: { method: 'GET', path: `${newsletters}/years` },
  createNewsletter: { method: 'POST', path: newsletters },
  getNewsletter: { method: 'GET', path: newsletter },
  updateNewsletter: { method: 'PATCH', path: newsletter },
  deleteNewsletter: { method: 'DELETE', path: newsletter },
  restoreNewsletter: { method: 'POST', path: `${newsletter}/restore` },
  downloadNewsletter: { method: 'GET', path: `${newsletter}/file`, bytes: true },
  getThumbnail: { method: 'GET', path: `${newsletter}/thumbnail`, bytes: true },
  downloadAttachment: { method: 'GET', path: `${attachment}/file`, bytes: true },
  getAttachmentThumbnail: { method: 'GET', path: `${attachment}/thumbnail`, bytes: true },
});

/** The states of a newsletter. Only the board sees a newsletter that is not published. */
export type NewsletterStatus = 'draft' | 'scheduled' | 'published';

/**
 * Returns the state of a newsletter: a draft without a time, scheduled before its time, and published from its
 * time on.
 */
export function statusOf(publishedAt: string | Date | null, now: Date): NewsletterStatus {
  if (publishedAt === null) return 'draft';
  return new Date(publishedAt) > now ? 'scheduled' : 'published';
}

export type * from './newsletters.contract.ts';
