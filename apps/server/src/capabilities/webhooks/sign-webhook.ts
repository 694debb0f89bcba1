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

/** Returns the headers that identify a request, and sign it with each of the secrets (Standard Webhooks). */
export function signedHeaders(
  secrets: readonly string[],
  { id, body, now }: Unsigned,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    [webhookHeaders.id]: id,
    [webhookHeaders.timestamp]: timestamp,
    [webhookHeaders.signature]: signatures.join(' '),
  };
}
