import {
  type ErrorBody,
  type ErrorCode,
  errorStatuses,
  TWO_FACTOR_REQUIRED_MESSAGE,
} from '@mijn/domain/errors';
import type { AnswerOf, BodyOf, Operation, PathParams, Shape } from '@mijn/domain/wire';
import { http, type HttpHandler, HttpResponse } from 'msw';
import { holdContract } from './hold-contract.ts';

/** One call as a mock gets it. */
export interface MockedCall<Op extends Operation> {
  params: PathParams<Op['path']>;
  query: URLSearchParams;
  body: BodyOf<Op>;
}

/** An error of the catalogue instead of an answer. */
export class Refusal {
  readonly body: ErrorBody;

  constructor(code: ErrorCode, details: Pick<ErrorBody, 'errors' | 'params'> = {}) {
    const message = code === 'two_factor_required' ? TWO_FACTOR_REQUIRED_MESSAGE : `Mocked: ${code}.`;
    this.body = { code, message, ...details };
  }
}

type Outcome<Op> = AnswerOf<Op> | Refusal;

/** Answers a call, or refuses it. */
export type Responder<Op extends Operation> = (call: MockedCall<Op>) => Outcome<Op> | Promise<Outcome<Op>>;

type Call = Operation & Shape;

/** A call that never ends, for what shows meanwhile. */
export const neverAnswered = (): Promise<never> => new Promise(() => undefined);

/** An answer after another: each call gets the next, and the last one stays. */
export function inTurn<Op extends Operation>(...responders: Responder<Op>[]): Responder<Op> {
  const waiting = [...responders];
  return (call) => {
    const next = waiting.length > 1 ? waiting.shift() : waiting[0];
    if (!next) throw new Error('There is nothing to answer in turn.');
    return next(call);
  };
}

/** Failures that last until they are ended: a page may ask again by itself before it shows one. */
export function createOutage() {
  let isOver = false;
  return {
    /** Refuses until the outage ends. Each use starts it anew. */
    refuseOr: <Op extends Operation>(respond: Responder<Op>): Responder<Op> => {
      isOver = false;
      return (call) => (isOver ? respond(call) : new Refusal('internal_error'));
    },
    end: () => {
      isOver = true;
    },
  };
}

/** Refuses whatever is asked. */
export const refuse = (code: ErrorCode, details?: Pick<ErrorBody, 'errors' | 'params'>) => (): Refusal =>
  new Refusal(code, details);

/**
 * A handler for one call of the wire, for stories (in the browser) and tests (in Node) alike. What comes in and what
 * goes out are held against the call's contract.
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
