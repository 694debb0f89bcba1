import { BACKGROUND_HEADER, fillPath, type Operation } from '@mijn/domain/wire';
import { isHTTPError, type KyInstance, type Options } from 'ky';
import { ApiFailure } from '../errors/errors.ts';
import type { AnyInput, CallOptions } from './call.ts';

/** What sends the requests of a connection. */
export interface Sender {
  http: KyInstance;
  /** The base URL of the API, which failures name. */
  baseAddress: string;
  /** The `fetch` of the connection; that of the environment if it is undefined. */
  fetch?: typeof fetch | undefined;
  /** Returns further options of ky for a call, such as its retries. */
  optionsOf?: ((operation: Operation, options: CallOptions) => Options) | undefined;
}

function searchOf(query: NonNullable<AnyInput['query']> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

/**
 * Returns the path below the base URL, with its parameters and its query. Parameters without a value are left
 * out.
 */
export function addressOf({ path }: Operation, { params = {}, query }: AnyInput): string {
  return fillPath<string>(path, params) + searchOf(query);
}

const isThrownBy = (thrown: unknown, name: string): boolean =>
  typeof thrown === 'object' && thrown !== null && 'name' in thrown && thrown.name === name;

/** Returns the failure of a response that is not of this API, such as a page of a proxy or of a guest network. */
function notThisApi(
  { method, path }: Operation,
  { baseAddress }: Pick<Sender, 'baseAddress'>,
  { status }: Response,
  what: string,
  thrown?: unknown,
): ApiFailure {
  const message = `${method} ${baseAddress}${path} answered ${status} with ${what}, which is not of this API. Check the base address.`;
  return new ApiFailure({ kind: 'not_this_api', message }, thrown);
}

const typeOf = ({ headers }: Response): string => headers.get('content-type') ?? '';

/**
 * Returns the JSON of a response, undefined for an empty response, or the response itself for a file.
 * @throws ApiFailure `not_this_api` for any other response.
 */
async function readAnswer(response: Response, operation: Operation, sender: Sender): Promise<unknown> {
  const type = typeOf(response);
  if (operation.bytes) {
    if (!type.includes('html') || response.headers.has('content-disposition')) return response;
    throw notThisApi(operation, sender, response, type);
  }
  if (type.includes('json')) {
    return response.json().catch((thrown: unknown) => {
      throw isThrownBy(thrown, 'SyntaxError')
        ? notThisApi(operation, sender, response, 'broken JSON', thrown)
        : thrown;
    });
  }
  if ((await response.text()) === '') return undefined;
  throw notThisApi(operation, sender, response, type || 'no media type');
}

/** The statuses with which a site refuses an address that it does not have. */
const UNKNOWN_ADDRESS: ReadonlySet<number> = new Set([404, 405]);

/** Returns the address of a call. @throws ApiFailure `not_sent` for a parameter that a path can't have. */
function checkedAddressOf(operation: Operation, input: AnyInput): string {
  try {
    return addressOf(operation, input);
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    const message = `${operation.method} ${operation.path} was not sent: ${reason}`;
    throw new ApiFailure({ kind: 'not_sent', message }, thrown);
  }
}

/**
 * Sends one request. The body is created on each call, so that the request can be repeated. The signal is given to `fetch`
 * itself: ky gives it to a request that it makes another one of, and Node forgets such a request, with its signal, while the
 * body of the response is read.
 * @returns the response itself for an operation whose response is a file, otherwise the value of its JSON.
 */
export async function sendOnce(
  sender: Sender,
  operation: Operation,
  input: AnyInput,
  options: CallOptions,
): Promise<unknown> {
  const { http, fetch: sendAny = fetch, optionsOf } = sender;
  const { signal, onProgress, idempotencyKey, isBackground } = options;
  const send: typeof fetch = signal ? (request, init) => sendAny(request, { ...init, signal }) : sendAny;
  const request: Options = {
    method: operation.method,
    ...(input.body && { json: input.body }),
    ...(signal && { signal, fetch: send }),
    headers: {
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(isBackground && { [BACKGROUND_HEADER]: '1' }),
    },
    // The code of uploads is loaded at the first upload, because uploads are rare.
    ...(input.file && (await import('./upload.ts')).uploadOf(input.body, input.file, onProgress, send)),
    ...optionsOf?.(operation, options),
  };
  try {
    return await readAnswer(await http(checkedAddressOf(operation, input), request), operation, sender);
  } catch (thrown) {
    if (!isHTTPError(thrown)) throw thrown;
    const { response } = thrown;
    const isPage = UNKNOWN_ADDRESS.has(response.status) && typeOf(response).includes('html');
    throw isPage ? notThisApi(operation, sender, response, typeOf(response)) : thrown;
  }
}
