import type { AnswerOf, BodyOf, Operation, PathParams, QueryOf, Shape } from '@mijn/domain/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Schema } from 'yup';
import type { CallAccess } from './access.ts';
import { answerSerialiser, holdAnswer } from './answer.ts';
import type { Caller, Member } from './caller.ts';
import { checkIds, readInput, readQuery } from './read-input.ts';

type ScopedPath = `/associations/{association_id}/${string}`;

type CallerOf<Path extends string, Access extends CallAccess> = Access extends 'open'
  ? undefined
  : Path extends ScopedPath
    ? Member
    : Caller;

/** One call, judged: what the contract lets in, and who makes it. */
export interface Call<Op extends Operation & Shape, Access extends CallAccess = 'signed_in'> {
  params: PathParams<Op['path']>;
  query: QueryOf<Op>;
  /** Not read for an upload: its handler reads the parts as they arrive. */
  body: BodyOf<Op>;
  caller: CallerOf<Op['path'], Access>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What a handler returns: the answer of the contract; for bytes the reply on which it has sent them. */
type HandlerAnswer<Op> = Op extends { bytes: true } ? FastifyReply : AnswerOf<Op>;

export type Handler<Op extends Operation & Shape, Access extends CallAccess = 'signed_in'> = (
  call: Call<Op, Access>,
) => Promise<HandlerAnswer<Op>>;

const isRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null;

async function input(schema: Schema | undefined, value: unknown, how: 'strict' | 'cast'): Promise<unknown> {
  return schema && readInput(schema, value ?? {}, how);
}

function send(operation: Operation & Shape, holdsAnswers: boolean) {
  const { answer, method, path } = operation;
  const serialise = answer && answerSerialiser(answer);
  return async (value: unknown, reply: FastifyReply): Promise<FastifyReply> => {
    // Bytes are on their way: a stream is sent long after the handler has returned.
    if (operation.bytes) return reply;
    void reply.status(operation.status ?? (answer ? 200 : 204));
    if (!answer || !serialise) return reply.send();
    const text = serialise(value);
    if (holdsAnswers) await holdAnswer(`${method} ${path}`, answer, value, text);
    return reply.type('application/json; charset=utf-8').send(text);
  };
}

/**
 * Registers one call of a contract below the API's prefix: method and path from the operation, the gate of its access,
 * input judged by its schemas (bad ids are 404, bad fields 422), and the answer serialised by its schema.
 */
export function bind<const Op extends Operation & Shape, Access extends CallAccess = 'signed_in'>(
  api: FastifyInstance,
  operation: Op,
  handler: Handler<Op, Access>,
  ...[access]: 'signed_in' extends Access ? [] : [Access]
): void {
  const answerWith = send(operation, api.holdsAnswers);
  api.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/gu, ':$1'),
    config: { access: access ?? 'signed_in' },
    handler: async (request, reply) => {
      const params = isRecord(request.params) ? request.params : {};
      checkIds(params);
      const call: unknown = {
        params,
        query: await input(operation.query, readQuery(request.query), 'cast'),
        body: operation.upload ? undefined : await input(operation.body, request.body, 'strict'),
        caller: request.caller,
        request,
        reply,
      };
      return answerWith(await handler(asCall<Call<Op, Access>>(call)), reply);
    },
  });
}

/** The one place where what was judged at run time gets its type: gate, ids and schemas have made sure of it. */
function asCall<C>(judged: unknown): C {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return judged as C;
}
