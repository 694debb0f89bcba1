import { type ArchiveContract, archiveOperations } from '@mijn/domain/archive';
import { type AuthClient, createAuthClient } from '../auth/auth.client.ts';
import type { ApiEvent, ApiEvents } from '../events/api-events.ts';
import { createEventStream } from '../events/event-stream.ts';
import type { ResourceClient } from './call.ts';
import { createResourceClient } from './create-resource-client.ts';
import { createSend, type SendOptions } from './create-send.ts';

export interface ApiClient {
  /** What the whole application must react to, whatever call it came from. */
  events: ApiEvents;
  auth: AuthClient;
  archive: ResourceClient<ArchiveContract>;
}

/**
 * A client for one back end. It knows no router and no toasts: it throws {@link ApiFailure} to the caller, and tells
 * those who subscribe to `events` what concerns every screen.
 */
export function createClient(options: Omit<SendOptions, 'emit'>): ApiClient {
  const events = createEventStream<ApiEvent>();
  const send = createSend({ ...options, emit: (event) => events.emit(event) });
  const { baseAddress } = options;
  return {
    events,
    auth: createAuthClient(send, baseAddress),
    archive: createResourceClient<ArchiveContract>(archiveOperations, send, baseAddress),
  };
}
