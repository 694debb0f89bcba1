import type { DigestKind, RequestedKind } from '@mijn/domain/notifications';
import type { Receiver } from '../../platform/mail/receiver.ts';
import type { UnsubscribeLinks } from './links.ts';
import type { DigestNews, NotificationContent } from './sources.ts';

export interface NotificationInput {
  kind: RequestedKind;
  recipient: Receiver;
  association: { id: string; name: string; code: string };
  /** Whether the links name the association, because the member has several. */
  namesAssociation: boolean;
  content: NotificationContent;
  links: UnsubscribeLinks;
}

export interface AssociationNews {
  name: string;
  code: string;
  kinds: readonly { kind: DigestKind; news: DigestNews }[];
}

export interface DigestInput {
  recipient: Receiver;
  /** The day in the Netherlands, such as `2026-11-20`. */
  day: string;
  /** The list has at least one association with news. */
  associations: readonly AssociationNews[];
  namesAssociation: boolean;
  links: UnsubscribeLinks;
  /** The pages on which the member switches a kind off. */
  kindLinks: Partial<Readonly<Record<DigestKind, string>>>;
}
