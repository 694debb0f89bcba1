import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './convocations.contract.ts';

/** How a member got a convocation: by post, if the member has no account. */
export const deliveryWays = ['mail', 'post'] as const;

export const deliveryWayTexts: Readonly<Record<(typeof deliveryWays)[number], string>> = {
  mail: 'Mail',
  post: 'Brief',
};

/**
 * What happened to a mail since it was handed over: it waits, the mail server took it or refused it for good, or the account was closed. A
 * letter was posted.
 */
export const deliveryStates = ['waiting', 'sent', 'failed', 'skipped', 'posted'] as const;

export type DeliveryState = (typeof deliveryStates)[number];

export const deliveryStateTexts: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Wacht op verzending',
  sent: 'Verstuurd',
  failed: 'Niet bezorgd',
  skipped: 'Niet verstuurd: account gesloten',
  posted: 'Op de post gedaan',
};

const convocations = '/associations/{association_id}/meetings/{meeting_id}/convocations';
const convocation = `${convocations}/{convocation_id}` as const;

/** The operations of convocations: the agenda and documents of a meeting as they were sent to the members. */
export const convocationsOperations = defineOperations<typeof shapes>()({
  /** Returns the convocations of a meeting, newest first, and whether the caller may send one. */
  listConvocations: { method: 'GET', path: convocations },
  /** Keeps the agenda and the documents of a meeting as they are, and mails them to all members. For the board. */
  createConvocation: { method: 'POST', path: convocations, respondsWith: 'id', isCreatedOnce: true },
  /** Downloads a convocation as a PDF: the meeting, its agenda, its documents with their hashes, and the hash of the whole. */
  downloadPdf: { method: 'GET', path: `${convocation}/pdf`, bytes: true },
  /** Downloads a convocation as a zip: the PDF, the documents as they were, and the content from which the hash is computed. */
  downloadZip: { method: 'GET', path: `${convocation}/zip`, bytes: true },
  /** Downloads a letter for each owner without an account who did not get one yet, with the agenda and the hash. For the board. */
  downloadLetters: { method: 'GET', path: `${convocation}/letters`, bytes: true },
  /** Records that those letters were posted, as deliveries in the chain. For the board. */
  postLetters: { method: 'POST', path: `${convocation}/letters`, respondsWith: 'id' },
  /** Returns one page of the members to whom a convocation was sent, in the order of the chain. For the board. */
  listDeliveries: { method: 'GET', path: `${convocation}/deliveries` },
  /** Downloads all deliveries of a convocation as CSV for a Dutch spreadsheet. For the board. */
  downloadDeliveries: { method: 'GET', path: `${convocation}/deliveries/csv`, bytes: true },
});

export { firstDayWithNotice, noticeGiven, type NoticeNeeded, noticeNeeded } from './notice.ts';
export type * from './convocations.contract.ts';
