import type { DigestKind, RequestedKind } from '@mijn/domain/notifications';
import type { Queries } from '../../platform/database/index.ts';
import type { Foundation } from '../../platform/foundation.ts';
import type { JobContext } from '../../platform/jobs/define-job.ts';
import type { Member } from '../../platform/wire/index.ts';

/** What a mail says about one message, newsletter or invoice. */
export interface NotificationContent {
  /** The subject of the mail, and its heading. */
  subject: string;
  /** Who wrote it, or agreed with it. The author is not mailed; the id is null if the author is no user. */
  author: { id: string | null; name: string };
  /** The paragraphs of plain text that the mail quotes. The mail shortens a long text. */
  lines: readonly string[];
  /** The path in the portal that the button leads to, such as `/bulletin-board`, without the association. */
  path: `/${string}`;
  /** The names of the attached files. The mail names them, and does not contain them. */
  files?: readonly { name: string; byte_size: number }[];
  /**
   * The id that all mails about the same message share, so that mail programs show them as one conversation:
   * the id of the message itself, or of what it answers.
   */
  thread: string;
}

/** The mails that a module lets its authors request with `requestNotification`. */
export interface NotificationSource {
  kind: RequestedKind;
  /**
   * Describes an entity for its mail, or returns null if it does not exist or is not published now, and then
   * nobody is mailed. It is called when the mails are written and again when each mail is sent, so the mail
   * has the text of that moment. It must read by primary key.
   */
  describe: (
    queries: Queries,
    entity: { association_id: string; entity_id: string },
  ) => Promise<NotificationContent | null>;
}

/** One new thing in the digest. */
export interface DigestItem {
  title: string;
  /** A few words about the thing, such as the meeting that a document belongs to. */
  details?: string;
  /** The path in the portal, without the association. */
  path: `/${string}`;
}

/** The new things of one kind in one association. */
export interface DigestNews {
  /** The first things, at most `DIGEST_ITEMS_MAX`. */
  items: readonly DigestItem[];
  /** The number of all new things. */
  total: number;
}

/** The member who reads a digest, with the rights of this moment. */
export type DigestReader = Pick<Member, 'user_id' | 'membership'>;

/** The part of the daily digest that a module adds. */
export interface DigestSource {
  kind: DigestKind;
  /**
   * Returns what others added to the association since a time (inclusive) until a time (exclusive), and what
   * the member may see: use the access filter of the module, and `isAddedBetween` on the id.
   */
  list: (foundation: Foundation, reader: DigestReader, since: Date, until: Date) => Promise<DigestNews>;
}

/** The maximum number of things of one kind that a digest names. It counts the others. */
export const DIGEST_ITEMS_MAX = 10;

/** What the modules declare about mails. The jobs that write and send mails need it. */
export interface MailSources {
  notifications: readonly NotificationSource[];
  digests: readonly DigestSource[];
  /** The number of members whose mails are written in one transaction, instead of the number of each job. */
  batchMax?: number;
}

/** The services of the jobs that write and compose mails to members. */
export interface MailSourceContext extends JobContext {
  sources: MailSources;
}
