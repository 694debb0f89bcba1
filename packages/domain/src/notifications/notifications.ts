import { canCheckInvoices } from '../roles/roles.ts';
import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './notifications.contract.ts';

/**
 * The kinds of mail that someone else causes: an author who has the owners mailed about a message, and a checker whose
 * approval needs that of another. A member has them until they unsubscribe.
 */
export const requestedKinds = ['bulletin', 'newsletters', 'second_checks'] as const;

/** The kinds of news in the daily digest. A member has them after they choose them. */
export const digestKinds = ['meeting_documents', 'archive_documents', 'albums'] as const;

/** The kinds of notifications that a member can switch on and off, per association. */
export const notificationKinds = [...requestedKinds, ...digestKinds] as const;

export type RequestedKind = (typeof requestedKinds)[number];
export type DigestKind = (typeof digestKinds)[number];
export type NotificationKind = RequestedKind | DigestKind;

/** Returns whether a member has a kind of notifications who has never chosen. */
export function isOnByDefault(kind: NotificationKind): boolean {
  return requestedKinds.some((requested) => requested === kind);
}

/** Returns whether a kind of notifications is for a member with these rights. Invoices are for those who check them. */
export function isKindFor(kind: NotificationKind, rights: Parameters<typeof canCheckInvoices>[0]): boolean {
  return kind !== 'second_checks' || canCheckInvoices(rights);
}

const unsubscribe = '/notifications/unsubscribe/{token}';

/** The operations of a member's choices, and of the links in the mails, which need no session. */
export const notificationsOperations = defineOperations<typeof shapes>()({
  /** Returns which mails the member receives, for each association. */
  listChoices: { method: 'GET', path: '/notifications/choices' },
  /** Switches mails on or off, for each association. */
  setChoices: { method: 'PUT', path: '/notifications/choices', answersWith: 'data' },
  /** Returns what the link in a mail switches off. */
  getSubscription: { method: 'GET', path: unsubscribe },
  /** Switches off the mails that the link belongs to. */
  unsubscribe: { method: 'POST', path: unsubscribe, answersWith: 'kind' },
  /** Switches the mails on again, for the undo of the link. */
  resubscribe: { method: 'POST', path: '/notifications/resubscribe/{token}', answersWith: 'kind' },
  /** Switches off the mails, as a mail program sends it without a browser (RFC 8058). */
  unsubscribeInOneClick: { method: 'POST', path: `${unsubscribe}/one-click` },
  /** Leads a browser that opens the address of the one-click call to the page of the portal. */
  openUnsubscribePage: { method: 'GET', path: `${unsubscribe}/one-click`, bytes: true },
});

export type * from './notifications.contract.ts';
