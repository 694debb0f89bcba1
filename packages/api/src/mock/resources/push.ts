import type { PushOutcome, PushSubscriptionState } from '@mijn/domain/push';
import { pushContract } from '@mijn/domain/push/contract';
import type { HttpHandler } from 'msw';
import { Refusal, wrongField } from '../call/refusal.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';

/** The public key of the example in RFC 8291, with which a browser can subscribe. */
const PUBLIC_KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';

export interface PushData {
  subscription?: PushSubscriptionState | null;
  /** What the push service says about a test push. */
  outcome?: PushOutcome;
}

function respond({
  subscription: first = null,
  outcome = 'sent',
}: PushData): Responders<typeof pushContract> {
  let subscription = first;
  const state = () => ({ public_key: PUBLIC_KEY, subscription });
  return {
    getPush: state,
    subscribeToPush: ({ body: { endpoint, shows_subject } }) => {
      if (!endpoint.startsWith('https:')) return wrongField('endpoint', 'not_allowed');
      subscription = { endpoint, shows_subject };
      return state();
    },
    renewPush: ({ body }) =>
      body.endpoint === subscription?.endpoint ? undefined : new Refusal('not_found'),
    unsubscribeFromPush: () => {
      subscription = null;
    },
    sendTestPush: () => {
      if (!subscription) return new Refusal('not_found');
      if (outcome === 'gone') subscription = null;
      return { outcome };
    },
  };
}

/** Returns mocked calls of the pushes to a device, which change as on the server. */
export const pushCalls = (data: PushData = {}): HttpHandler[] => callsOf(pushContract, respond(data));

export const pushMock = defineMock({ contract: pushContract, generate: () => ({}), respond });
