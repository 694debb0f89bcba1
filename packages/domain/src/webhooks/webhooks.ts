import { archiveOperations } from '../archive/archive.ts';
import { ballotsOperations } from '../ballots/ballots.ts';
import { convocationsOperations } from '../convocations/convocations.ts';
import { decisionsOperations } from '../decisions/decisions.ts';
import { messagesOperations } from '../messages/messages.ts';
import { invoicesOperations } from '../invoices/invoices.ts';
import { meetingsOperations } from '../meetings/meetings.ts';
import { todosOperations } from '../todos/todos.ts';
import type { Operation } from '../wire/wire.ts';

export type WebhookKind =
  | 'document.added'
  | 'todo.done'
  | 'todo.reported'
  | 'todo.reopened'
  | 'todo.reacted'
  | 'todo.rejected'
  | 'invoice.decided'
  | 'meeting.published'
  | 'convocation.sent'
  | 'ballot.closed'
  | 'decision.recorded'
  | 'message.posted';

/**
 * The kinds of changes that the server tells other systems about, each with the call that gets what changed. The documents that list the
 * kinds are written from this list (`pnpm openapi`).
 */
export const webhookKinds: Readonly<Record<WebhookKind, { operation: Operation; summary: string }>> = {
  'document.added': {
    operation: archiveOperations.getDocument,
    summary: 'A document was added to the archive.',
  },
  'todo.done': { operation: todosOperations.getTodo, summary: 'A todo is done.' },
  'todo.reported': { operation: todosOperations.getTodo, summary: 'A member reported a defect.' },
  'todo.rejected': {
    operation: todosOperations.getTodo,
    summary: 'The board said that a report is not for the association.',
  },
  'todo.reopened': {
    operation: todosOperations.getTodo,
    summary: 'A member opened a todo that was done or rejected again.',
  },
  'todo.reacted': { operation: todosOperations.getTodo, summary: 'A member wrote a reaction to a todo.' },
  'invoice.decided': {
    operation: invoicesOperations.getInvoice,
    summary: 'A checker decided on an invoice, or withdrew a decision.',
  },
  'meeting.published': { operation: meetingsOperations.getMeeting, summary: 'A meeting was added.' },
  'convocation.sent': {
    operation: convocationsOperations.listConvocations,
    summary: 'The board sent the convocation of a meeting.',
  },
  'ballot.closed': {
    operation: ballotsOperations.listBallots,
    summary: 'A ballot of a meeting has a result.',
  },
  'decision.recorded': {
    operation: decisionsOperations.getDecision,
    summary: 'A decision was entered in the register, or changed there.',
  },
  'message.posted': {
    operation: messagesOperations.getMessage,
    summary: 'A member posted a message on the bulletin board.',
  },
};

export function isWebhookKind(text: string): text is WebhookKind {
  return Object.hasOwn(webhookKinds, text);
}

export interface WebhookSubject {
  kind: WebhookKind;
  association_id: string;
  /** The id of the document, todo, invoice, meeting, decision or message. */
  id: string;
}

export function pathOfSubject({ kind, association_id, id }: WebhookSubject): string {
  return webhookKinds[kind].operation.path
    .replace('{association_id}', association_id)
    .replace(/\{\w+\}/u, id);
}

export const TEST_KIND = 'webhook.test';

/** The headers of a request, as in Standard Webhooks (https://www.standardwebhooks.com). */
export const webhookHeaders = {
  /** The id of the delivery, which is the same in every attempt. A receiver ignores an id that it has handled. */
  id: 'webhook-id',
  /** The time of the attempt, in seconds since 1970. */
  timestamp: 'webhook-timestamp',
  /** `v1,` and the HMAC-SHA256 of `{id}.{timestamp}.{body}` in base64. */
  signature: 'webhook-signature',
} as const;
