import { boolean, type InferType, object, string } from 'yup';
import { defineContract } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { pushOperations, pushOutcomes } from './push.ts';

/** The characters of an address of a push service. The longest known ones have about 600. */
const ENDPOINT_LENGTH_MAX = 2000;

/** The server looks closer: it takes `https:` alone, and public addresses. */
const ADDRESS = /^https?:\/\/\S+$/u;

/** A public key of P-256 (65 bytes) and a secret (16 bytes) in base64url (RFC 8291). */
const PUBLIC_KEY = /^B[\w-]{86}$/u;
const SECRET = /^[\w-]{22}$/u;

/** The push subscription of a session. */
export const pushSubscription = object({
  /** The address at the push service of the browser, with which a browser recognises its own push subscription. */
  endpoint: string().required(),
  /** Whether the lock screen shows what a push is about, such as the subject of a message. */
  shows_subject: boolean().required(),
});

export const pushState = object({
  /** The public key with which a browser subscribes (VAPID, RFC 8292), in base64url. */
  public_key: string().required(),
  /** The push subscription of this session, or null without one. */
  subscription: pushSubscription.defined().nullable(),
});

/** What a browser returns for a push subscription, and the choice of the member for this device. */
export const subscribeBody = object({
  /** The address at the push service of the browser, which is public and begins with `https:`. */
  endpoint: string().matches(ADDRESS).max(ENDPOINT_LENGTH_MAX).required(),
  /** The public key of the device (`p256dh`), in base64url. */
  p256dh: string().matches(PUBLIC_KEY).required(),
  /** The secret of the push subscription (`auth`), in base64url. */
  auth: string().matches(SECRET).required(),
  /** Whether the lock screen shows what a push is about. */
  shows_subject: boolean().required(),
}).exact();

export const renewBody = object({
  /** The address at the push service that the browser has for this device. */
  endpoint: string().matches(ADDRESS).max(ENDPOINT_LENGTH_MAX).required(),
}).exact();

export const testPush = object({
  /** Whether the push service took the push. After `gone`, the push subscription has ended. */
  outcome: string().oneOf(pushOutcomes).required(),
});

export type PushSubscriptionState = InferType<typeof pushSubscription>;
export type PushState = InferType<typeof pushState>;
export type SubscribeBody = InferType<typeof subscribeBody>;
export type RenewBody = InferType<typeof renewBody>;
export type TestPush = InferType<typeof testPush>;

export const shapes = {
  getPush: { response: pushState, errors: ['forbidden'] },
  subscribeToPush: {
    body: subscribeBody,
    response: pushState,
    /**
     * `validation_failed` with `not_allowed` for an endpoint that is not public, and with `too_many` for the whole form, if
     * the member has the maximum number of push subscriptions.
     */
    errors: ['forbidden'],
  },
  /** `not_found` if the member has no such push subscription, so that the browser can forget it. */
  renewPush: { body: renewBody, errors: ['forbidden', 'not_found'] },
  unsubscribeFromPush: { errors: ['forbidden'] },
  sendTestPush: { response: testPush, errors: ['forbidden', 'not_found'] },
} as const satisfies Shapes;

export const pushContract = defineContract(pushOperations, shapes);
