import { type ArchiveContract, archiveOperations } from '@mijn/domain/archive';
import { type FormsContract, formsOperations } from '@mijn/domain/forms';
import { type InvoicesContract, invoicesOperations } from '@mijn/domain/invoices';
import { type MeetingsContract, meetingsOperations } from '@mijn/domain/meetings';
import { type OverviewContract, overviewOperations } from '@mijn/domain/overview';
import { type SearchContract, searchOperations } from '@mijn/domain/search';
import { type TodosContract, todosOperations } from '@mijn/domain/todos';
import type { Operation, Operations } from '@mijn/domain/wire';
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
  forms: ResourceClient<FormsContract>;
  invoices: ResourceClient<InvoicesContract>;
  meetings: ResourceClient<MeetingsContract>;
  overview: ResourceClient<OverviewContract>;
  search: ResourceClient<SearchContract>;
  todos: ResourceClient<TodosContract>;
}

/**
 * A client for one back end. It knows no router and no toasts: it throws {@link ApiFailure} to the caller, and tells
 * those who subscribe to `events` what concerns every screen.
 */
export function createClient(options: Omit<SendOptions, 'emit'>): ApiClient {
  const events = createEventStream<ApiEvent>();
  const send = createSend({ ...options, emit: (event) => events.emit(event) });
  const { baseAddress } = options;
  const resource = <Contract extends Record<string, Operation>>(operations: Operations) =>
    createResourceClient<Contract>(operations, send, baseAddress);
  return {
    events,
    auth: createAuthClient(send, baseAddress),
    archive: resource<ArchiveContract>(archiveOperations),
    forms: resource<FormsContract>(formsOperations),
    invoices: resource<InvoicesContract>(invoicesOperations),
    meetings: resource<MeetingsContract>(meetingsOperations),
    overview: resource<OverviewContract>(overviewOperations),
    search: resource<SearchContract>(searchOperations),
    todos: resource<TodosContract>(todosOperations),
  };
}
