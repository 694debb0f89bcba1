import type { Association } from '../associations/associations.ts';
import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './notifications.contract.ts';

/** The kinds of mail that an author or a checker causes. A member has them until they unsubscribe. */
export const requestedKinds = [
  'bulletin',
  'newsletters',
  'questions',
  'reports',
  'second_checks',
  'todos',
] as const;

export const digestKinds = ['meeting_documents', 'archive_documents', 'albums', 'followed_todos'] as const;

export const notificationKinds = [...requestedKinds, ...digestKinds] as const;

export type RequestedKind = (typeof requestedKinds)[number];
export type DigestKind = (typeof digestKinds)[number];
export type NotificationKind = RequestedKind | DigestKind;

/** Only the kinds that somebody causes are pushed: the digest is about what can wait for a day. */
export function isPushKind(kind: NotificationKind): kind is RequestedKind {
  return requestedKinds.some((requested) => requested === kind);
}

export function isOnByDefault(kind: NotificationKind): boolean {
  return requestedKinds.some((requested) => requested === kind);
}

/** The kinds that are only for members with a right. */
export const rightOfKind: Readonly<Partial<Record<NotificationKind, 'is_board' | 'is_invoice_check'>>> = {
  reports: 'is_board',
  second_checks: 'is_invoice_check',
};

export function isKindFor(
  kind: NotificationKind,
  rights: Pick<Association, 'is_board' | 'is_invoice_check'>,
): boolean {
  const right = rightOfKind[kind];
  return right === undefined || rights[right];
}

const unsubscribe = '/notifications/unsubscribe/{token}';

/** The operations of a member's choices, and of the links in the mails, which need no session. */
export const notificationsOperations = defineOperations<typeof shapes>()({
  /** Returns which mails and pushes the member receives, for each association. */
  listChoices: { method: 'GET', path: '/notifications/choices' },
  /** Switches mails and pushes on or off, for each association. */
  setChoices: { method: 'PUT', path: '/notifications/choices', respondsWith: 'data' },
  /** Returns what the link in a mail switches off. */
  getSubscription: { method: 'GET', path: unsubscribe },
  /** Switches off the mails that the link belongs to. */
  unsubscribe: { method: 'POST', path: unsubscribe, respondsWith: 'kind' },
  /** Switches the mails on again, for the undo of the link. */
  resubscribe: { method: 'POST', path: '/notifications/resubscribe/{token}', respondsWith: 'kind' },
  /** Switches off the mails, as a mail program sends it without a browser (RFC 8058). */
  unsubscribeInOneClick: { method: 'POST', path: `${unsubscribe}/one-click` },
  /** Leads a browser that opens the address of the one-click call to the page of the portal. */
  openUnsubscribePage: { method: 'GET', path: `${unsubscribe}/one-click`, bytes: true },
});

export type * from './notifications.contract.ts';
