import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';

/** The pair of keys with which push services recognise the sender (VAPID, RFC 8292). */
export interface VapidKeys {
  /** The point of the curve in base64url, with which browsers subscribe. */
  publicKey: string;
  privateKey: JsonWebKey;
}

/** The time that a signature counts, in milliseconds. Push services refuse more than a day. */
const VALID_MS = 12 * 3_600_000;

export function createVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' });
  const point = [jwk.x, jwk.y].map((part) => Buffer.from(part ?? '', 'base64url'));
  return { publicKey: Buffer.concat([Buffer.from([4]), ...point]).toString('base64url'), privateKey: jwk };
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

interface Sender {
  /** The address of whom the push service writes to about a fault. */
  email: string;
  now: Date;
}

/** Returns the header `authorization` of a call to a push service. It is for that service alone. */
export function vapidHeader(
  { publicKey, privateKey }: VapidKeys,
  { origin }: URL,
  { email, now }: Sender,
): string {
  const exp = Math.floor((now.getTime() + VALID_MS) / 1000);
  const text = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode({ aud: origin, exp, sub: `mailto:${email}` })}`;
  const key = createPrivateKey({ key: privateKey, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
}
