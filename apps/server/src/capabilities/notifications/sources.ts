import type { DigestKind, RequestedKind } from '@mijn/domain/notifications';
import type { SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/index.ts';
import type { Foundation } from '../../platform/foundation.ts';
import type { JobContext } from '../../platform/jobs/define-job.ts';
import type { Member } from '../../platform/wire/index.ts';

export interface NotificationContent {
  subject: string;
  /** The author is not mailed. The id is null if the author is no user. */
  author: { id: string | null; name: string };
  /** The lines are plain text. The mail shortens a long text. */
  lines: readonly string[];
  /** A path without the association, such as `/bulletin-board`. */
  path: `/${string}`;
  /** The mail names the files, and does not contain them. */
  files?: readonly { name: string; byte_size: number }[];
  /** The id of the message, or of the message that it answers, so that mail programs show one conversation. */
  thread: string;
}

/** The mails that a module lets its authors request with `requestNotification`. */
export interface NotificationSource {
  kind: RequestedKind;
  /**
   * Limits the mails about an entity to some members, as a condition on a row of `memberships`. Without it, they are for all
   * members of the kind.
   */
  concerns?: (entityId: SQL) => SQL;
  /**
   * Returns null for an entity that does not exist or is not published, about which nobody is mailed. Called when mails are
   * written and again when each is sent, so that the text is that of the moment. Must read by primary key.
   */
  describe: (
    queries: Queries,
    entity: { association_id: string; entity_id: string },
  ) => Promise<NotificationContent | null>;
}

interface DigestItem {
  title: string;
  /** A few words about the thing, such as the meeting that a document belongs to. */
  details?: string;
  /** The path in the portal, without the association. */
  path: `/${string}`;
}

export interface DigestNews {
  /** There are at most `DIGEST_ITEMS_MAX` items. */
  items: readonly DigestItem[];
  total: number;
}

type DigestReader = Pick<Member, 'user_id' | 'membership'>;

export interface DigestSource {
  kind: DigestKind;
  /** Returns what others added from `since` until before `until`: use the module's access filter, and `isAddedBetween`. */
  list: (foundation: Foundation, reader: DigestReader, since: Date, until: Date) => Promise<DigestNews>;
}

/** The maximum number of things of one kind that a digest names. The digest counts the others. */
export const DIGEST_ITEMS_MAX = 10;

export interface MailSources {
  notifications: readonly NotificationSource[];
  digests: readonly DigestSource[];
  /** The number of members whose mails are written in one transaction, instead of the number of each job. */
  batchMax?: number;
}

export interface MailSourceContext extends JobContext {
  sources: MailSources;
}
