import { type InferType, object, string } from 'yup';
import { id } from '../wire/wire.contract.ts';
import { TEST_KIND, type WebhookKind } from './webhooks.ts';

/** The subject of a request. It has no texts of people: a receiver gets those with the call, within its own rights. */
export const webhookData = object({
  /** The id of the document, todo, invoice, decision or message, or of the meeting of a convocation or ballot. */
  id: id().required(),
  /** The id of the association that it belongs to, a UUID. */
  association_id: id().required(),
  /** The address of the call that gets what changed. */
  address: string()
    .matches(/^https?:\/\//u)
    .required(),
});

const payloadOf = <const Kind extends WebhookKind>(kind: Kind) =>
  object({
    /** What happened, by which a receiver decides what to do. */
    type: string()
      .oneOf([kind] as const)
      .required(),
    /** The time of the change. */
    timestamp: string().datetime().required(),
    /** What it is about. */
    data: webhookData.required(),
  });

export const webhookPayloads = {
  'document.added': payloadOf('document.added'),
  'todo.done': payloadOf('todo.done'),
  'todo.reported': payloadOf('todo.reported'),
  'todo.reopened': payloadOf('todo.reopened'),
  'todo.reacted': payloadOf('todo.reacted'),
  'todo.rejected': payloadOf('todo.rejected'),
  'invoice.decided': payloadOf('invoice.decided'),
  'meeting.published': payloadOf('meeting.published'),
  'convocation.sent': payloadOf('convocation.sent'),
  'ballot.closed': payloadOf('ballot.closed'),
  'decision.recorded': payloadOf('decision.recorded'),
  'message.posted': payloadOf('message.posted'),
} as const satisfies Record<WebhookKind, ReturnType<typeof payloadOf>>;

export const testPayload = object({
  /** The kind of a request that only tries the address. */
  type: string()
    .oneOf([TEST_KIND] as const)
    .required(),
  /** The time at which the request was made. */
  timestamp: string().datetime().required(),
  /** Nothing, because nothing changed. */
  data: object({}).required(),
});

export type WebhookData = InferType<typeof webhookData>;
export type WebhookPayload = InferType<(typeof webhookPayloads)[WebhookKind]>;
