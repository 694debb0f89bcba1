import { type AuthClient, createAuthClient } from '../auth/auth.client.ts';
import type { ApiEvent, ApiEvents } from '../events/api-events.ts';
import { createEventStream } from '../events/event-stream.ts';
import { createSend, type Send, type SendOptions } from './create-send.ts';

export type ConnectionOptions = Omit<SendOptions, 'emit'>;

/** The way to one back end. It knows no resource: each brings its own calls ({@link defineResource}). */
export interface Connection {
  /** What the whole application must react to, whatever call it came from. */
  events: ApiEvents;
  auth: AuthClient;
  /** What stands before the path of every operation. */
  baseAddress: string;
  /** Makes any call, untyped: what the clients of the resources are made of. */
  send: Send;
}

/**
 * A connection to one back end. It knows no router and no toasts: it throws {@link ApiFailure} to the caller, and tells
 * those who subscribe to `events` what concerns every screen.
 */
export function createConnection(options: ConnectionOptions): Connection {
  const { baseAddress } = options;
  const events = createEventStream<ApiEvent>();
  const send = createSend({ ...options, emit: (event) => events.emit(event) });
  return { events, auth: createAuthClient(send, baseAddress), baseAddress, send };
}
