import { isDeepStrictEqual } from 'node:util';
import { withoutBidiControls } from '@mijn/domain/texts';
import { toJsonSchema, validate } from '@mijn/domain/validation';
import { build } from 'fast-json-stringify';
import type { Schema } from 'yup';
import type { AnswerOf, BodyOf, Operation, PathParams, QueryOf, Shape } from '@mijn/domain/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallAccess, Caller, Member } from './caller.ts';
import { checkIds, readInput, readQuery } from './read-input.ts';

/**
 * Makes the serialiser of an answer: only what the contract declares goes over the wire, and no text of it holds a control
 * of its direction, whatever way it came into the database (docs/decisions/0119).
 */
export function answerSerialiser(answer: Schema): (value: unknown) => string {
  const serialise = build({ ...toJsonSchema(answer) });
  return (value) => withoutBidiControls(serialise(value));
}

/**
 * Validates an answer against its contract: right types, nothing missing, no unknown field. For tests.
 * @throws Error that names the faults.
 */
export async function validateAnswer(
  call: string,
  answer: Schema,
  value: unknown,
  serialised: string,
): Promise<void> {
  const sent: unknown = JSON.parse(serialised);
  const meant: unknown = JSON.parse(withoutBidiControls(JSON.stringify(value)));
  if (!isDeepStrictEqual(sent, meant)) {
    throw new Error(
      `${call} answers what its contract does not declare: ${JSON.stringify(meant)} became ${serialised}`,
    );
  }
  const result = await validate(answer, sent, 'strict');
  if (!result.ok) throw new Error(`${call} breaks its contract: ${JSON.stringify(result.errors)}`);
}

type ScopedPath = `/associations/{association_id}/${string}`;

type CallerOf<Path extends string, Access extends CallAccess> = Access extends 'open'
  ? undefined
  : Path extends ScopedPath
    ? Member
    : Caller;

/** One call after validation: the input that the contract accepts, and the caller. */
interface Call<Op extends Operation & Shape, Access extends CallAccess> {
  params: PathParams<Op['path']>;
  query: QueryOf<Op>;
  /** Undefined for an upload: its handler reads the parts as they arrive. */
  body: Op extends { upload: true } ? undefined : BodyOf<Op>;
  caller: CallerOf<Op['path'], Access>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** An answer before it is serialised: a moment may be a Date, as the database returns it. */
export type Unserialised<T> = string extends T
  ? T | Date
  : T extends readonly (infer Item)[]
    ? Unserialised<Item>[]
    : T extends object
      ? { [Name in keyof T]: Unserialised<T[Name]> }
      : T;

/** What a handler returns: the answer of the contract, or for bytes the reply on which it has sent them. */
type HandlerAnswer<Op> = Op extends { bytes: true } ? FastifyReply : Unserialised<AnswerOf<Op>>;

type AccessOf<Accesses, Name> = Name extends keyof Accesses
  ? Extract<Accesses[Name], CallAccess>
  : 'signed_in';

/** The operations of a resource with the schemas of their input and output. */
export type AnyContract = Readonly<Record<string, Operation & Shape>>;

/** The access of the operations that are not `signed_in`. */
export type AccessMap<C extends AnyContract> = { readonly [Name in keyof C]?: CallAccess };

/** One handler for every operation of a contract; `Accesses` types the caller where it is not a member. */
export type Handlers<C extends AnyContract, Accesses> = {
  [Name in keyof C]: (call: Call<C[Name], AccessOf<Accesses, Name>>) => Promise<HandlerAnswer<C[Name]>>;
};

async function input(schema: Schema | undefined, value: unknown, how: 'strict' | 'cast'): Promise<unknown> {
  return schema && readInput(schema, value ?? {}, how);
}

function send(operation: Operation & Shape, validatesAnswers: boolean) {
  const { answer, method, path } = operation;
  const serialise = answer && answerSerialiser(answer);
  return async (value: unknown, reply: FastifyReply): Promise<FastifyReply> => {
    // Bytes are on their way: a stream is sent long after the handler has returned.
    if (operation.bytes) return reply;
    void reply.status(operation.status ?? (answer ? 200 : 204));
    if (!answer || !serialise) return reply.send();
    const text = serialise(value);
    if (validatesAnswers) await validateAnswer(`${method} ${path}`, answer, value, text);
    return reply.type('application/json; charset=utf-8').send(text);
  };
}

const isRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null;

/** Gives validated input its contract type: the gate, the ids and the schemas have checked it. */
function asCall(validated: unknown): never {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return validated as never;
}

function route(
  api: FastifyInstance,
  operation: Operation & Shape,
  handler: (call: never) => Promise<unknown>,
  access: CallAccess,
): void {
  const answerWith = send(operation, api.validatesAnswers);
  api.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/gu, ':$1'),
    config: { access },
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
      return answerWith(await handler(asCall(call)), reply);
    },
  });
}

/**
 * Registers every operation of a contract below the API's prefix: method and path from the operation, the gate of its
 * access, input validated by its schemas (bad ids are 404, bad fields 422), and the answer serialised by its schema.
 */
export function bind<const C extends AnyContract, const Accesses = unknown>(
  api: FastifyInstance,
  contract: C,
  handlers: Handlers<C, Accesses>,
  access?: Accesses & AccessMap<C>,
): void {
  const operations: [keyof C & string, Operation & Shape][] = Object.entries(contract);
  for (const [name, operation] of operations) {
    route(api, operation, handlers[name], access?.[name] ?? 'signed_in');
  }
}
