import { mockCall, Refusal } from '@mijn/api/mock/call';
import type { PushOutcome, PushSubscriptionState } from '@mijn/domain/push';
import { pushContract } from '@mijn/domain/push/contract';
import type { HttpHandler } from 'msw';

/** The public key of the example in RFC 8291, with which a browser can subscribe. */
const PUBLIC_KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';

export interface PushData {
  subscription?: PushSubscriptionState | null;
  /** What the push service says about a test push. */
  outcome?: PushOutcome;
}

/** Returns the calls of the pushes to a device, which is subscribed and unsubscribed. */
export function pushCalls({ subscription: first = null, outcome = 'sent' }: PushData = {}): HttpHandler[] {
  let subscription = first;
  const state = () => ({ public_key: PUBLIC_KEY, subscription });
  return [
    mockCall(pushContract.getPush, state),
    mockCall(pushContract.subscribeToPush, ({ body: { endpoint, shows_subject } }) => {
      subscription = { endpoint, shows_subject };
      return state();
    }),
    mockCall(pushContract.renewPush, () => undefined),
    mockCall(pushContract.unsubscribeFromPush, () => {
      subscription = null;
    }),
    mockCall(pushContract.sendTestPush, () => {
      if (!subscription) return new Refusal('not_found');
      if (outcome === 'gone') subscription = null;
      return { outcome };
    }),
  ];
}
