import type { ErrorBody } from '@mijn/domain/errors';
import type { ResponseOf, Operation, ShapeOf } from '@mijn/domain/wire';
import type { Schema } from 'yup';

/** An operation without its own `response` gets the type from its schemas. */
type ResponseBody<Op> = ResponseOf<Op extends { response: Schema } ? Op : ShapeOf<Op>>;

export interface TestResponse {
  status: number;
  headers: Headers;
  /** The field is undefined if the body is empty or not JSON. */
  body: unknown;
  text: string;
  /** The server has validated the body. @throws Error if the call was refused, or was a call of another operation. */
  as: <Op extends Operation>(operation: Op) => ResponseBody<Op>;
  /** The field is undefined if the call succeeded. */
  error: ErrorBody | undefined;
}

export interface TestCall {
  headers?: Record<string, string>;
  /** A FormData or a string is sent unchanged, and any other value as JSON. */
  body?: unknown;
}

/** A client that keeps cookies and sends the headers of the portal (docs/product.md#api-cookies). */
export interface TestClient {
  cookies: Map<string, string>;
  get: (path: string, call?: TestCall) => Promise<TestResponse>;
  post: (path: string, body?: unknown, call?: TestCall) => Promise<TestResponse>;
  patch: (path: string, body?: unknown, call?: TestCall) => Promise<TestResponse>;
  delete: (path: string, call?: TestCall) => Promise<TestResponse>;
  /** `path` is below `/api`. */
  call: (method: string, path: string, call?: TestCall) => Promise<TestResponse>;
  /** Sends no headers except the cookies. */
  raw: (path: string, init?: RequestInit) => Promise<Response>;
  login: (email: string, password?: string) => Promise<TestResponse>;
  csrf: () => Promise<TestResponse>;
}

function payload(body: unknown): { body?: FormData | string; headers: Record<string, string> } {
  if (body === undefined) return { headers: {} };
  if (body instanceof FormData) return { body, headers: {} };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { body: text, headers: { 'content-type': 'application/json' } };
}

const isCallOf = (operation: Operation, method: string, path: string): boolean => {
  const pattern = operation.path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/gu, '[^/]+');
  return operation.method === method && new RegExp(`^${pattern}(?:\\?|$)`, 'u').test(path);
};

async function toResponse(method: string, path: string, response: Response): Promise<TestResponse> {
  const { status, headers, ok } = response;
  const text = await response.text();
  const isJson = headers.get('content-type')?.includes('json') ?? false;
  const body: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
  return {
    status,
    headers,
    body,
    text,
    as: <Op extends Operation>(operation: Op) => {
      const isCalled = isCallOf(operation, method, path);
      if (!ok || !isCalled) throw new Error(`${method} ${path} answered ${status}: ${text}`);
      return body as ResponseBody<Op>;
    },
    error: ok ? undefined : (body as ErrorBody),
  };
}

export const TEST_PASSWORD = 'Een-goed-wachtwoord-1';

/** @param accessToken the access token of all calls, for an app without a session. */
export function createTestClient(url: string, accessToken?: string): TestClient {
  const cookies = new Map<string, string>();
  const keep = (line: string): void => {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    const isCleared = attributes.some((attribute) => /max-age=0|expires=thu, 01 jan 1970/iu.test(attribute));
    if (isCleared) cookies.delete(name);
    else cookies.set(name, decodeURIComponent(value));
  };
  const raw = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (!headers.has('cookie') && cookies.size > 0) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    if (accessToken !== undefined) headers.set('authorization', `Bearer ${accessToken}`);
    const response = await fetch(new URL(path, url), { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  };
  const call = async (method: string, path: string, { body, headers }: TestCall = {}) => {
    const sent = payload(body);
    const token = cookies.get('XSRF-TOKEN');
    const response = await raw(`/api${path}`, {
      ...(sent.body !== undefined && { body: sent.body }),
      method,
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(token !== undefined && { 'x-xsrf-token': token }),
        ...sent.headers,
        ...headers,
      },
    });
    return toResponse(method, path, response);
  };
  const csrf = () => call('GET', '/auth/csrf');
  return {
    cookies,
    raw,
    csrf,
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) => call('POST', path, { ...options, body }),
    patch: (path, body, options) => call('PATCH', path, { ...options, body }),
    delete: (path, options) => call('DELETE', path, options),
    call,
    login: async (email, password = TEST_PASSWORD) => {
      await csrf();
      return call('POST', '/auth/login', { body: { email, password } });
    },
  };
}
