import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './push.contract.ts';

const subscription = '/push/subscription';

/** The operations of the pushes to the device of a session. A push subscription ends with its session. */
export const pushOperations = defineOperations<typeof shapes>()({
  /** Returns the key with which a browser subscribes, and the push subscription of this session. */
  getPush: { method: 'GET', path: '/push' },
  /** Subscribes the device of this session to pushes, or changes its push subscription. */
  subscribeToPush: { method: 'PUT', path: subscription, respondsWith: 'subscription' },
  /**
   * Gives the push subscription of this device to this session, after an earlier session of the same member ended by itself.
   */
  renewPush: { method: 'POST', path: `${subscription}/renew` },
  /** Ends the push subscription of this session. */
  unsubscribeFromPush: { method: 'DELETE', path: subscription },
  /** Sends a test push to the device of this session, and returns whether its push service took it. */
  sendTestPush: { method: 'POST', path: '/push/test', respondsWith: 'outcome' },
});

/**
 * The outcome of a test push: `sent` means that the push service took it, `gone` that the device receives nothing any more, and
 * `failed` that the push service did not take it now.
 */
export const pushOutcomes = ['sent', 'gone', 'failed'] as const;

export type PushOutcome = (typeof pushOutcomes)[number];

/** The content of a push, which the service worker shows. */
export interface PushMessage {
  title: string;
  body: string;
  /** The page that opens, with its association, such as `/bulletin-board?vve=1001`. */
  path: string;
  /** A later push with the same tag replaces the notification. */
  tag: string;
}

export type * from './push.contract.ts';
