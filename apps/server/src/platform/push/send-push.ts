import type { PushMessage } from '@mijn/domain/push';
import type { Foundation } from '../foundation.ts';
import { faultOfReceiver, postOutside } from '../outgoing/post-outside.ts';
import { encryptPush } from './encrypt-push.ts';
import type { SubscriptionRow } from './push.repository.ts';
import { vapidHeader, type VapidKeys } from './sign-vapid.ts';

type Needs = Pick<Foundation, 'config' | 'now'>;

/** The time that a push service keeps a push for a device that is off, in seconds. */
const KEPT_S = 24 * 3600;

/** A push service says with these statuses that the device receives nothing any more (RFC 8030 §7.3). */
const GONE = new Set([404, 410]);

/** A push service may take the same push later: it is busy, or has a fault of its own. */
const isLater = (status: number): boolean => status === 408 || status === 429 || status >= 500;

export type PushResult = { kind: 'sent' | 'gone' } | { kind: 'refused' | 'failed'; fault: string };

/** Returns whether pushes may go to an address: the public internet by https, or anything in tests. */
export async function mayReceivePushes(
  { config: { allowsPrivatePushes } }: Pick<Needs, 'config'>,
  endpoint: string,
): Promise<boolean> {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '') return false;
  if (allowsPrivatePushes) return true;
  return url.protocol === 'https:' && (await faultOfReceiver({ url, allowsPrivate: false })) === undefined;
}

/** Sends a push once. Never rejects because of the push service. */
export async function sendPush(
  { config, now }: Needs,
  keys: VapidKeys,
  device: Pick<SubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>,
  message: PushMessage,
  signal?: AbortSignal,
): Promise<PushResult> {
  const url = new URL(device.endpoint);
  const { status, fault } = await postOutside({
    url,
    allowsPrivate: config.allowsPrivatePushes,
    headers: {
      authorization: vapidHeader(keys, url, { email: config.brand.email, now: now() }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_S),
      urgency: 'normal',
      // A push with the same topic replaces one that waits for the device.
      topic: message.tag.replaceAll('-', ''),
    },
    body: encryptPush(JSON.stringify(message), device),
    ...(signal && { signal }),
  });
  if (status !== undefined && GONE.has(status)) return { kind: 'gone' };
  if (status !== undefined && status >= 200 && status < 300) return { kind: 'sent' };
  if (status === undefined || isLater(status))
    return { kind: 'failed', fault: fault ?? `the response was ${status}` };
  return { kind: 'refused', fault: `the response was ${status}` };
}
