import { errorStatuses } from '@mijn/domain/errors';
import type { ResponseOf, BodyOf, Operation, PathParams, Shape } from '@mijn/domain/wire';
import { http, type HttpHandler, HttpResponse } from 'msw';
import { holdContract } from './hold-contract.ts';
import type { Member } from './member.ts';
import { Refusal } from './refusal.ts';
import { sentBytes } from './sent-bytes.ts';

export type Call = Operation & Shape;

export interface MockedCall<Op extends Operation> {
  params: PathParams<Op['path']>;
  query: URLSearchParams;
  body: BodyOf<Op>;
  /** The uploaded file. The handlers of one resource do not read it, so that they also work in jsdom. */
  file?: File | undefined;
  /** The caller of a whole provider. The handlers of one resource do not know it: their data is for one member. */
  member?: Member | undefined;
}

type Outcome<Op> = Op extends { bytes: true }
  ? string | undefined | void | Refusal
  : ResponseOf<Op> | Refusal;

export type Responder<Op extends Operation> = (call: MockedCall<Op>) => Outcome<Op> | Promise<Outcome<Op>>;

interface AnyCall extends Pick<MockedCall<Operation>, 'query' | 'file' | 'member'> {
  params: Readonly<Record<string, string>>;
  body: unknown;
}

export type AnyResponder = (call: AnyCall) => unknown;

const isResponder = (value: unknown): value is AnyResponder => typeof value === 'function';

export function anyResponder(respond: unknown): AnyResponder {
  if (!isResponder(respond)) throw new TypeError('A responder is a function.');
  return respond;
}

export interface MockedRequest {
  request: Request;
  params: Readonly<Record<string, string>>;
}

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;

export async function responseOf(operation: Call, outcome: unknown): Promise<Response> {
  if (outcome instanceof Refusal) {
    return HttpResponse.json(outcome.body, { status: errorStatuses[outcome.body.code] });
  }
  const { response, sends, status = 200 } = operation;
  if (sends && typeof outcome === 'string') return sentBytes(sends, outcome);
  if (!response) return new HttpResponse(null, { status: status === 200 ? 204 : status });
  await holdContract(`The response of ${nameOf(operation)}`, response, outcome);
  return HttpResponse.json(Object(outcome), { status, headers: { 'cache-control': 'no-store' } });
}

export function handlerOf(
  { method, path }: Operation,
  response: (request: MockedRequest) => Promise<Response>,
): HttpHandler {
  const pattern = `*/api${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`;
  const verbs = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
  return http[verbs[method]](pattern, async ({ request, params }) => {
    const values = Object.entries(params).map(([name, value]) => [name, String(value)]);
    return response({ request, params: Object.fromEntries(values) });
  });
}

/** Returns an MSW handler that mocks a call of any operation. @param responder a responder of the operation. */
export function mockAnyCall(operation: Call, responder: unknown): HttpHandler {
  const { upload, body: schema } = operation;
  const respond = anyResponder(responder);
  return handlerOf(operation, async ({ request, params }) => {
    const body: unknown = schema && !upload ? await request.clone().json() : undefined;
    if (schema && !upload) await holdContract(`The body of ${nameOf(operation)}`, schema, body);
    const outcome = await respond({ params, query: new URL(request.url).searchParams, body });
    return responseOf(operation, outcome);
  });
}

/** Returns an MSW handler that mocks one API call. The request body and the response are checked against the contract. */
export const mockCall = <Op extends Call>(operation: Op, respond: Responder<Op>): HttpHandler =>
  mockAnyCall(operation, respond);
