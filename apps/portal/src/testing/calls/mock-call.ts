import {
  type ErrorBody,
  type ErrorCode,
  errorStatuses,
  TWO_FACTOR_REQUIRED_MESSAGE,
} from '@mijn/domain/errors';
import type { AnswerOf, BodyOf, Operation, PathParams, Shape } from '@mijn/domain/wire';
import { http, type HttpHandler, HttpResponse } from 'msw';
import { holdContract } from './hold-contract.ts';

/** A call that a mock responds to. */
export interface MockedCall<Op extends Operation> {
  params: PathParams<Op['path']>;
  query: URLSearchParams;
  body: BodyOf<Op>;
}

/** An error response with a code of the catalogue. */
export class Refusal {
  readonly body: ErrorBody;

  constructor(code: ErrorCode, details: Pick<ErrorBody, 'errors' | 'params'> = {}) {
    const message = code === 'two_factor_required' ? TWO_FACTOR_REQUIRED_MESSAGE : `Mocked: ${code}.`;
    this.body = { code, message, ...details };
  }
}

type Outcome<Op> = AnswerOf<Op> | Refusal;

/** Returns the response of a call, or a refusal. */
export type Responder<Op extends Operation> = (call: MockedCall<Op>) => Outcome<Op> | Promise<Outcome<Op>>;

type Call = Operation & Shape;

/** A responder that never responds, to show the loading state. */
export const neverAnswered = (): Promise<never> => new Promise(() => undefined);

/**
 * Returns a responder that uses the given responders one after the other. The last responder handles all
 * further calls.
 */
export function inTurn<Op extends Operation>(...responders: Responder<Op>[]): Responder<Op> {
  const waiting = [...responders];
  return (call) => {
    const next = waiting.length > 1 ? waiting.shift() : waiting[0];
    if (!next) throw new Error('There is nothing to answer in turn.');
    return next(call);
  };
}

/**
 * Creates an outage, which lasts until it is ended. A single failure is not enough, because a page may retry
 * before it shows an error.
 */
export function createOutage() {
  let isOver = false;
  return {
    /**
     * Returns a responder that refuses calls until the outage ends. Calling this function starts the outage
     * again.
     */
    refuseOr: <Op extends Operation>(respond: Responder<Op>): Responder<Op> => {
      isOver = false;
      return (call) => (isOver ? respond(call) : new Refusal('internal_error'));
    },
    end: () => {
      isOver = true;
    },
  };
}

/** Returns a responder that refuses every call. */
export const refuse = (code: ErrorCode, details?: Pick<ErrorBody, 'errors' | 'params'>) => (): Refusal =>
  new Refusal(code, details);

/**
 * Returns an MSW handler that mocks one API call, for stories in the browser and tests in Node. The request
 * body and the response are checked against the contract of the call.
 */
export function mockCall<Op extends Call>(operation: Op, respond: Responder<Op>): HttpHandler {
  const { method, path, upload, body: bodySchema, answer, status = 200 } = operation;
  const name = `${method} ${path}`;
  const pattern = `*/api${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`;
  const verb = method.toLowerCase() as Lowercase<Operation['method']>;
  return http[verb](pattern, async ({ request, params }) => {
    const body: unknown = bodySchema && !upload ? await request.clone().json() : undefined;
    if (bodySchema && !upload) await holdContract(`The body of ${name}`, bodySchema, body);
    const call = { params, query: new URL(request.url).searchParams, body } as MockedCall<Op>;
    const outcome: unknown = await respond(call);
    if (outcome instanceof Refusal) {
      return HttpResponse.json(outcome.body, { status: errorStatuses[outcome.body.code] });
    }
    if (!answer) return new HttpResponse(null, { status: status === 200 ? 204 : status });
    await holdContract(`The answer of ${name}`, answer, outcome);
    return HttpResponse.json(outcome as object, { status });
  });
}
