import { archiveOf } from '../resources/archive.client.ts';
import { formsOf } from '../resources/forms.client.ts';
import { invoicesOf } from '../resources/invoices.client.ts';
import { meetingsOf } from '../resources/meetings.client.ts';
import { overviewOf } from '../resources/overview.client.ts';
import { searchOf } from '../resources/search.client.ts';
import { todosOf } from '../resources/todos.client.ts';
import { type ConnectionOptions, createConnection } from './create-connection.ts';

/**
 * A connection with the calls of every resource on it. A page that must load fast takes {@link createConnection}, and
 * the calls of a resource (`@mijn/api/archive`) with the screen that makes them.
 */
export function createClient(options: ConnectionOptions) {
  const connection = createConnection(options);
  return {
    ...connection,
    archive: archiveOf(connection),
    forms: formsOf(connection),
    invoices: invoicesOf(connection),
    meetings: meetingsOf(connection),
    overview: overviewOf(connection),
    search: searchOf(connection),
    todos: todosOf(connection),
  };
}

export type ApiClient = ReturnType<typeof createClient>;
