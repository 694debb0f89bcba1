import type { DigestKind, RequestedKind } from '@mijn/domain/notifications';
import type { UnsubscribeLinks } from './links.ts';
import type { DigestNews, NotificationContent } from './sources.ts';

/** What one member is mailed about one message, newsletter or invoice. */
export interface NotificationInput {
  kind: RequestedKind;
  recipient: { email: string; name: string };
  association: { id: string; name: string; code: string };
  /** Whether the links name the association, because the member has several. */
  namesAssociation: boolean;
  content: NotificationContent;
  links: UnsubscribeLinks;
}

/** What is new in one association, by the kinds that the member chose. */
export interface AssociationNews {
  name: string;
  code: string;
  kinds: readonly { kind: DigestKind; news: DigestNews }[];
}

/** What one member is told in a digest. */
export interface DigestInput {
  recipient: { email: string; name: string };
  /** The day of the digest in the Netherlands, such as `2026-11-20`. */
  day: string;
  /** The associations with news. There is at least one. */
  associations: readonly AssociationNews[];
  namesAssociation: boolean;
  links: UnsubscribeLinks;
  /** The pages that end one kind, for the kinds in the mail. */
  kindLinks: Partial<Readonly<Record<DigestKind, string>>>;
}
