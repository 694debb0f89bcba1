import { type WebhookKind, webhookHeaders, webhookKinds } from '@mijn/domain/webhooks';
import { webhookPayloads } from '@mijn/domain/webhooks/contract';
import type { Components } from './components.ts';
import { type OperationObject, type Parameter, type PathItem, refTo } from './open-api.ts';
import type { SourceDocs } from '@mijn/source-docs';
import { toJsonSchema } from './to-json-schema.ts';

/** The tag of the requests, and what holds for all of them. */
export const webhooksTag = {
  name: 'webhooks',
  description:
    'Requests that the server sends to an address that its operator registered. Each is signed as in Standard Webhooks (https://www.standardwebhooks.com), and sent at least once and in no certain order.',
};

const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

export const webhookParameters: Readonly<Record<string, Parameter>> = {
  WebhookId: header(
    webhookHeaders.id,
    'The id of the delivery, which is the same in every attempt. A receiver ignores an id that it has handled.',
  ),
  WebhookTimestamp: header(
    webhookHeaders.timestamp,
    'The time of the attempt, in seconds since 1970. A receiver refuses requests older than five minutes.',
  ),
  WebhookSignature: header(
    webhookHeaders.signature,
    '`v1,` and the HMAC-SHA256 of `{id}.{timestamp}.{body}` with the secret of the webhook, in base64.',
  ),
};

function describeWebhook(kind: WebhookKind, components: Components, docs: SourceDocs): OperationObject {
  const { operation, summary } = webhookKinds[kind];
  const schema = toJsonSchema(webhookPayloads[kind], kind, docs.of('payloadOf'), components.find);
  return {
    operationId: `webhooks.${kind}`,
    tags: [webhooksTag.name],
    summary: summary.replace(/\.$/u, ''),
    description: `\`${operation.method} ${operation.path}\` gets what changed.`,
    security: [],
    parameters: Object.keys(webhookParameters).map((name) => refTo('parameters', name)),
    requestBody: {
      description: 'What changed. It has no texts of people.',
      required: true,
      content: { 'application/json': { schema } },
    },
    responses: {
      '2XX': { description: 'The receiver has stored the request. It has ten seconds for it.' },
      410: { description: 'The receiver wants no request any more.' },
      default: { description: 'The request is sent again later, for about three days.' },
    },
  };
}

export const describeWebhooks = (components: Components, docs: SourceDocs): Record<string, PathItem> =>
  Object.fromEntries(
    Object.keys(webhookPayloads)
      .filter((kind): kind is WebhookKind => kind in webhookKinds)
      .map((kind) => [kind, { post: describeWebhook(kind, components, docs) }]),
  );
