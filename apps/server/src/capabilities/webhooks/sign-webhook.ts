import { createHmac, randomBytes } from 'node:crypto';
import { webhookHeaders } from '@mijn/domain/webhooks';

const PREFIX = 'whsec_';

/** Returns a new secret for signatures: 256 random bits in base64 behind a prefix (Standard Webhooks). */
export const newWebhookSecret = (): string => PREFIX + randomBytes(32).toString('base64');

interface Unsigned {
  id: string;
  body: string;
  now: Date;
}

/** Returns the headers that identify and sign a request (Standard Webhooks). */
export function signedHeaders(secret: string, { id, body, now }: Unsigned): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    [webhookHeaders.id]: id,
    [webhookHeaders.timestamp]: timestamp,
    [webhookHeaders.signature]: `v1,${signature}`,
  };
}
