import type { Fault, Passed, Passing } from './faulty-server.ts';

/** One thing that a server does wrong, and the one result that catches it. */
export interface FaultCase {
  does: string;
  /** The name of the check that catches it. */
  check: string;
  operation: string;
  /** Creates the fault, with what it remembers between calls. */
  create: () => Fault;
}

export const SCOPE = '/associations/{association_id}';

export function isCall({ method, path }: Passing, operation: string): boolean {
  const [name, pattern = ''] = operation.split(' ');
  return (
    method === name && new RegExp(`^${pattern.replaceAll(/\{\w+\}/gu, '[0-9a-f-]{36}')}$`, 'u').test(path)
  );
}

export const jsonOf = (body: Buffer): Record<string, unknown> => JSON.parse(body.toString());
export const withJson = (passed: Passed, change: (value: Record<string, unknown>) => unknown): Passed => ({
  ...passed,
  body: Buffer.from(JSON.stringify(change(jsonOf(passed.body)))),
});

export const requests =
  (operation: string, change: (request: Passing) => void): FaultCase['create'] =>
  () =>
  async (request, forward) => {
    if (isCall(request, operation)) change(request);
    return forward(request);
  };

export const responses =
  (operation: string, change: (passed: Passed, request: Passing) => Passed): FaultCase['create'] =>
  () =>
  async (request, forward) => {
    const passed = await forward(request);
    return isCall(request, operation) ? change(passed, request) : passed;
  };

export const withoutHeader = (passed: Passed, name: string): Passed => {
  const headers = new Headers(passed.headers);
  headers.delete(name);
  return { ...passed, headers };
};

export const withHeaders = (passed: Passed, others: Readonly<Record<string, string>>): Passed => {
  const headers = new Headers(passed.headers);
  for (const [name, value] of Object.entries(others)) headers.set(name, value);
  return { ...passed, headers };
};

export const withCookies = (passed: Passed, change: (line: string) => string): Passed => {
  const lines = passed.headers.getSetCookie();
  const { headers, ...rest } = withoutHeader(passed, 'set-cookie');
  for (const line of lines) headers.append('set-cookie', change(line));
  return { ...rest, headers };
};

export const cookieOf = (headers: Headers, name: RegExp): string | undefined =>
  headers
    .get('cookie')
    ?.split('; ')
    .find((pair) => name.test(pair))
    ?.split('=')[1];

/** Replaces the anti-forgery token of a request by that of its cookie, as a server that does not compare them. */
export const trustToken = ({ headers }: Passing): void => {
  const token = cookieOf(headers, /^XSRF-TOKEN=/u);
  if (token !== undefined) headers.set('x-xsrf-token', decodeURIComponent(token));
};

export const status = (
  operation: string,
  [from, to]: readonly [number, number],
  isSuch: (request: Passing) => boolean = () => true,
): FaultCase['create'] =>
  responses(operation, (passed, request) =>
    passed.status === from && isSuch(request) ? { ...passed, status: to } : passed,
  );

export const successes = (operation: string, change: (passed: Passed) => Passed): FaultCase['create'] =>
  responses(operation, (passed) => (passed.status < 300 ? change(passed) : passed));
