import { createCookieJar } from '@mijn/api/cookies';

export interface KitRequest {
  method: string;
  path: string;
  query?: Readonly<Record<string, string | number | boolean>> | undefined;
  json?: unknown;
  raw?: { type: string; body: string };
  form?: FormData;
  headers?: Readonly<Record<string, string>> | undefined;
  /** The anti-forgery token: that of the cookie by default, none, or another text. */
  token?: { text: string } | 'none';
  /** Whether only the status and the headers matter, so that the body is not read. */
  isBodyIgnored?: boolean;
}

export interface KitResponse {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  /** The value of a JSON body; undefined if the body is no JSON. */
  body: unknown;
}

export interface Caller {
  send(request: KitRequest): Promise<KitResponse>;
  readCookies(): string;
  readonly setCookies: readonly string[];
}

export interface Route {
  baseUrl: string;
  origin: string;
  timeoutMs: number;
  /** Stops the calls. It is read at each call. */
  signal?: AbortSignal | undefined;
  /** Called with every response. It is read at each call. */
  onResponse?: ((request: KitRequest, response: KitResponse) => void) | undefined;
  /** Called with every response, in all checks. */
  observe: (request: KitRequest, response: KitResponse) => void;
}

export function readXsrfToken(cookies: string): string | undefined {
  const value = /(?:^|; )XSRF-TOKEN=([^;]*)/u.exec(cookies)?.[1];
  return value && decodeURIComponent(value);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** The largest body that is read, in bytes. Larger files of a back end are no part of a check. */
const BODY_BYTES_MAX = 256_000_000;

/** @throws Error for a body that is too large, such as one that never ends. */
async function readBody({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length > BODY_BYTES_MAX) throw new Error(`The body is larger than ${BODY_BYTES_MAX} bytes.`);
  }
  return Buffer.concat(chunks);
}

function bodyOf({ json, raw, form }: KitRequest): { body?: string | FormData; type?: string } {
  if (raw) return { body: raw.body, type: raw.type };
  if (form) return { body: form };
  return json === undefined ? {} : { body: JSON.stringify(json), type: 'application/json' };
}

/** Creates a caller without cookies, with the headers of a page of the portal, or with an access token. */
export function createCaller(route: Route, bearer?: string): Caller {
  const { baseUrl, origin, timeoutMs } = route;
  const jar = createCookieJar((input, init) => fetch(input, init));
  const setCookies: string[] = [];
  const headersOf = (request: KitRequest, type: string | undefined): Record<string, string> => {
    const { token } = request;
    const xsrf =
      token === undefined ? readXsrfToken(jar.readCookies()) : token === 'none' ? undefined : token.text;
    return {
      accept: 'application/json',
      'accept-encoding': 'identity',
      'x-requested-with': 'XMLHttpRequest',
      // Laravel Sanctum knows by these that the call comes from the site of the portal.
      origin,
      referer: `${origin}/`,
      ...(xsrf === undefined ? {} : { 'x-xsrf-token': xsrf }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(type === undefined ? {} : { 'content-type': type }),
      ...request.headers,
    };
  };
  const send = async (request: KitRequest): Promise<KitResponse> => {
    const { body, type } = bodyOf(request);
    const search = new URLSearchParams(
      Object.entries(request.query ?? {}).map(([name, value]) => [name, String(value)]),
    ).toString();
    const signals = [AbortSignal.timeout(timeoutMs), ...(route.signal ? [route.signal] : [])];
    const response = await (bearer === undefined ? jar.fetch : fetch)(
      `${baseUrl}${request.path}${search && `?${search}`}`,
      {
        method: request.method,
        headers: headersOf(request, type),
        redirect: 'manual',
        signal: AbortSignal.any(signals),
        ...(body === undefined ? {} : { body }),
      },
    );
    setCookies.push(...response.headers.getSetCookie());
    // The code of an error is always read: it says whether the back end has the operation.
    const isIgnored = request.isBodyIgnored === true && response.ok;
    if (isIgnored) await response.body?.cancel();
    const bytes = isIgnored ? new Uint8Array() : await readBody(response);
    const { status, headers } = response;
    const received = { status, headers, bytes, body: parseJson(bytes) };
    route.observe(request, received);
    route.onResponse?.(request, received);
    return received;
  };
  return { send, readCookies: jar.readCookies, setCookies };
}
