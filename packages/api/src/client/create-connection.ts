import type { Operation } from '@mijn/domain/wire';
import type { ApiEvent } from '../events/api-events.ts';
import { createEventStream } from '../events/event-stream.ts';
import type { AnyInput, CallInput, Connection } from './call.ts';
import { createSend, type SendOptions } from './create-send.ts';
import { addressOf } from './request-parts.ts';

export type ConnectionOptions = Omit<SendOptions, 'emit'>;

/**
 * A connection to one back end. It knows no router and no toasts: it throws {@link ApiFailure} to the caller, and tells
 * those who subscribe to `events` what concerns every screen.
 */
export function createConnection(options: ConnectionOptions): Connection {
  const events = createEventStream<ApiEvent>();
  const base = options.baseAddress.replace(/\/$/u, '');
  function urlOf<Op extends Operation>(operation: Op, input: CallInput<Op>): string;
  function urlOf(operation: Operation, input: AnyInput): string {
    return base + addressOf(operation, input);
  }
  return { events, call: createSend({ ...options, emit: (event) => events.emit(event) }), urlOf };
}
