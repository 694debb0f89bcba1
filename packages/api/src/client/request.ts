import { BACKGROUND_HEADER, fillPath, type Operation } from '@mijn/domain/wire';
import type { KyInstance, Options } from 'ky';
import { ApiFailure } from '../errors/errors.ts';
import { ForeignResponse } from '../errors/failure-of.ts';
import type { AnyInput, CallOptions } from './call.ts';

export interface Sender {
  http: KyInstance;
  fetch?: typeof fetch | undefined;
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

/** Returns the path below the base URL, with its parameters and its query. Parameters without a value are left out. */
export function pathOf({ path }: Operation, { params = {}, query }: AnyInput): string {
  return fillPath<string>(path, params) + searchOf(query);
}

/**
 * Returns the JSON of a response, or the response itself for a file.
 * @throws ForeignResponse for a response that is not from this server.
 */
async function readResponse(response: Response, { bytes }: Operation): Promise<unknown> {
  const { headers } = response;
  const type = headers.get('content-type') ?? '';
  if (bytes) {
    if (!type.includes('html') || headers.has('content-disposition')) return response;
  } else {
    if (type.includes('json')) return response.json();
    if ((await response.text()) === '') return undefined;
  }
  throw new ForeignResponse(response);
}

/** @throws ApiFailure `not_sent` if an id of the path is missing, because the call would be another one without it. */
function checkedPathOf(operation: Operation, input: AnyInput): string {
  const params: Record<string, string | undefined> = input.params ?? {};
  const missing = [...operation.path.matchAll(/\{(\w+)\}/gu)].find(([, name = '']) => !params[name])?.[1];
  if (missing !== undefined) {
    const message = `${operation.method} ${operation.path} needs "${missing}", which is empty.`;
    throw new ApiFailure({ kind: 'not_sent', message });
  }
  try {
    return pathOf(operation, input);
  } catch (thrown) {
    throw new ApiFailure({ kind: 'not_sent', message: String(thrown) });
  }
}

/**
 * Returns a `fetch` that has the whole response before it returns, so that ky repeats a call whose response was cut as it repeats one without
 * a response. The signal is given to `fetch` itself, because Node forgets a request that ky makes of another one, with its signal, while the
 * body of the response is read.
 */
const fetchWhole =
  (send: typeof fetch, { bytes }: Operation, signal: AbortSignal | undefined): typeof fetch =>
  async (request, init) => {
    const response = await send(request, signal ? { ...init, signal } : init);
    // The bytes of a file are the caller's to read. Of a refusal the status is enough.
    if (response.ok && !bytes) await response.clone().arrayBuffer();
    return response;
  };

/** The body is created on each call, so that the request can be repeated. */
export async function sendOnce(
  { http, fetch: sendAny = fetch, optionsOf }: Sender,
  operation: Operation,
  input: AnyInput,
  options: CallOptions,
  own = optionsOf?.(operation, options),
): Promise<unknown> {
  const { signal, onProgress, idempotencyKey, isBackground } = options;
  const send = fetchWhole(sendAny, operation, signal);
  const response = await http(checkedPathOf(operation, input), {
    method: operation.method,
    ...(input.body && { json: input.body }),
    ...(signal && { signal }),
    fetch: send,
    headers: {
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(isBackground && { [BACKGROUND_HEADER]: '1' }),
    },
    // The code of uploads is loaded at the first upload, because uploads are rare.
    ...(input.file && (await import('./upload.ts')).uploadOf(input.body, input.file, onProgress, send)),
    ...own,
  });
  return readResponse(response, operation);
}
