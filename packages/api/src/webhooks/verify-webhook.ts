import { webhookHeaders } from '@mijn/domain/webhooks';
import type { WebhookPayload } from '@mijn/domain/webhooks/contract';

/** The largest difference between the time of a request and the clock of the receiver, in seconds (Standard Webhooks). */
const TOLERANCE_S = 5 * 60;

const PREFIX = 'whsec_';

/** The portal sends two signatures while a secret is replaced. The limit bounds the work for a request of somebody else. */
const SIGNATURES_MAX = 10;

/** The body that the operator of the portal sends to try an address, with `webhooks test`. */
interface TestPayload {
  type: 'webhook.test';
  timestamp: string;
  data: Record<string, never>;
}

export interface VerifiedWebhook {
  /** The id of the delivery. A repeated request has the same: handle each id once. */
  id: string;
  payload: WebhookPayload | TestPayload;
}

/** A request that the portal did not sign, or not now. Answer it with 400, and do nothing with it. */
export class WebhookRefusal extends Error {
  override name = 'WebhookRefusal';
}

export interface WebhookRequest {
  /** The secret that `webhooks add` printed, which begins with `whsec_`; or several, while a receiver takes over a new one. */
  secret: string | readonly string[];
  /** The headers of the request, of `fetch` or of Node. */
  headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body as it arrived. A body that was parsed and written again has another signature. */
  body: string | Uint8Array;
  /** The time of the receiver; that of its clock by default. */
  now?: Date;
  /** The largest difference between the time of the request and `now`, in seconds; 300 by default. */
  toleranceS?: number;
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
};

async function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = secret.startsWith(PREFIX) ? bytesOf(secret.slice(PREFIX.length)) : undefined;
  if (!bytes || bytes.length === 0) throw new TypeError('The secret of a webhook begins with whsec_.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function headerOf(headers: WebhookRequest['headers'], name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value !== 'string' || value === '') throw new WebhookRefusal(`The header ${name} is missing.`);
  return value;
}

function checkTime(timestamp: string, now: Date, toleranceS: number): void {
  const difference = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!/^\d+$/u.test(timestamp) || !(difference <= toleranceS)) {
    throw new WebhookRefusal('The time of the request is too old, too new, or none.');
  }
}

function signedBytes(start: string, body: WebhookRequest['body']): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const [head, rest] = [encoder.encode(start), typeof body === 'string' ? encoder.encode(body) : body];
  const all = new Uint8Array(head.length + rest.length);
  all.set(head);
  all.set(rest, head.length);
  return all;
}

function readPayload(text: string): VerifiedWebhook['payload'] {
  let payload: VerifiedWebhook['payload'] | null;
  try {
    payload = JSON.parse(text);
  } catch {
    throw new WebhookRefusal('The body is not JSON.');
  }
  if (typeof payload?.type !== 'string') throw new WebhookRefusal('The body has no type.');
  return payload;
}

/**
 * Verifies that the portal has signed a request, and returns what it says. It works wherever Web Crypto does: Node, workers
 * and Deno. Web Crypto compares signatures in constant time.
 *
 * ```ts
 * const { id, payload } = await verifyWebhook({ secret, headers: request.headers, body: await request.text() });
 * ```
 *
 * @throws WebhookRefusal for a request without a valid signature, whose time is not that of the receiver, or whose body is not JSON.
 * @throws TypeError for a secret that can't be one.
 */
export async function verifyWebhook({
  secret,
  headers,
  body,
  now = new Date(),
  toleranceS = TOLERANCE_S,
}: WebhookRequest): Promise<VerifiedWebhook> {
  const keys = await Promise.all([secret].flat().map(keyOf));
  if (keys.length === 0) throw new TypeError('A webhook needs a secret.');
  const id = headerOf(headers, webhookHeaders.id);
  const timestamp = headerOf(headers, webhookHeaders.timestamp);
  const signatures = headerOf(headers, webhookHeaders.signature).split(' ');
  checkTime(timestamp, now, toleranceS);
  const signed = signedBytes(`${id}.${timestamp}.`, body);
  const valid = await Promise.all(
    signatures.slice(0, SIGNATURES_MAX).flatMap((one) => {
      const signature = one.startsWith('v1,') ? bytesOf(one.slice(3)) : undefined;
      return signature === undefined
        ? []
        : keys.map(async (key) => crypto.subtle.verify('HMAC', key, signature, signed));
    }),
  );
  if (!valid.includes(true)) throw new WebhookRefusal('The signature is wrong.');
  return { id, payload: readPayload(typeof body === 'string' ? body : new TextDecoder().decode(body)) };
}
