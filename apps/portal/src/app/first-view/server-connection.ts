import {
  type AnyInput,
  ApiFailure,
  type CallResponse,
  type CallInput,
  type Connection,
  createConnection,
  fromResponse,
} from '@mijn/api';
import type { Operation } from '@mijn/domain/wire';

interface AskedResponse {
  status: number;
  statusText: string;
  headers: Pick<Headers, 'get'>;
  data: unknown;
}

/** Makes a reading call as the visitor of the page, such as `/api/auth/user`. */
export type Ask = (url: string) => Promise<AskedResponse>;

/** Creates a connection that makes reading calls only, without a network. */
export function createServerConnection(ask: Ask): Connection {
  const browser = createConnection({ baseUrl: '/api', readCookies: () => '' });

  async function call<Op extends Operation>(operation: Op, input: CallInput<Op>): Promise<CallResponse<Op>>;
  async function call(operation: Operation, input: AnyInput): Promise<unknown> {
    if (operation.method !== 'GET')
      throw new Error(`A page that is drawn makes no ${operation.method} call.`);
    const { data, ...response } = await ask(browser.urlOf(operation, input));
    if (response.status >= 400) throw new ApiFailure(fromResponse({ response, data }));
    return data;
  }
  return { ...browser, call };
}
