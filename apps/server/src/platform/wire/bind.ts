import { isDeepStrictEqual } from 'node:util';
import { withoutBidiControls } from '@mijn/domain/texts';
import type { FieldError, FieldErrors } from '@mijn/domain/errors';
import { toJsonSchema, validate } from '@mijn/domain/validation';
import { build } from 'fast-json-stringify';
import { ObjectSchema, type Schema } from 'yup';
import type { ResponseOf, BodyOf, Operation, PathParams, QueryOf, Shape } from '@mijn/domain/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { bodyLimit } from './body-limit.ts';
import type { CallAccess, Caller, CostlyCall, Member } from './caller.ts';
import { inTurn } from './in-turn.ts';
import { readInput, readParams } from './read-input.ts';
import { createQueryReader } from './read-known-query.ts';

type Serialiser = (value: unknown) => string;

/** The serialisers of the contracts. Building them is half of the work of a start, and a test run starts many servers. */
const serialisers = new WeakMap<Schema, Serialiser>();

/** Sends only the fields of the contract, without bidirectional controls (docs/decisions/0224). */
export function responseSerialiser(response: Schema): Serialiser {
  const known = serialisers.get(response);
  if (known) return known;
  const serialise = build({ ...toJsonSchema(response) });
  const serialiser: Serialiser = (value) => withoutBidiControls(serialise(value));
  serialisers.set(response, serialiser);
  return serialiser;
}

/** Checks types, missing and unknown fields in tests. @throws Error with the faults. */
async function validateResponse(
  call: string,
  response: Schema,
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
  const result = await validate(response, sent, 'strict');
  if (!result.ok) throw new Error(`${call} breaks its contract: ${JSON.stringify(result.errors)}`);
}

type ScopedPath = `/associations/{association_id}/${string}`;

type CallerOf<Path extends string, Access extends CallAccess> = Access extends 'open' | 'mail_program'
  ? undefined
  : Path extends ScopedPath
    ? Member
    : Caller;

interface Call<Op extends Operation & Shape, Access extends CallAccess> {
  params: PathParams<Op['path']>;
  query: QueryOf<Op>;
  /** The field is undefined for an upload, because its handler reads the parts while they arrive. */
  body: Op extends { upload: true } ? undefined : BodyOf<Op>;
  caller: CallerOf<Op['path'], Access>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A response before it is serialised. Timestamps may be of type Date, as the database returns them. */
export type Unserialised<T> = string extends T
  ? T | Date
  : T extends readonly (infer Item)[]
    ? Unserialised<Item>[]
    : T extends object
      ? { [Name in keyof T]: Unserialised<T[Name]> }
      : T;

/** The result of a handler: the response of the contract, or the reply if the handler has sent bytes. */
type HandlerResponse<Op> = Op extends { bytes: true } ? FastifyReply : Unserialised<ResponseOf<Op>>;

type AccessOf<Accesses, Name> = Name extends keyof Accesses
  ? Extract<Accesses[Name], CallAccess>
  : 'signed_in';

export type AnyContract = Readonly<Record<string, Operation & Shape>>;

/** The access of the operations that do not have the default access `signed_in`. */
export type AccessMap<C extends AnyContract> = { readonly [Name in keyof C]?: CallAccess };

/** `Accesses` determines the type of callers that are not members. */
export type Handlers<C extends AnyContract, Accesses> = {
  [Name in keyof C]: (call: Call<C[Name], AccessOf<Accesses, Name>>) => Promise<HandlerResponse<C[Name]>>;
};

/** Finds faults that the schemas of bodies can't tell, so that they are sent together with those of the schemas. */
type BodyFaults<C extends AnyContract> = {
  readonly [Name in keyof C]?: (body: unknown, request: FastifyRequest) => Promise<FieldErrors>;
};

type FaultsOfBody = BodyFaults<AnyContract>[string];

/** Checks that run before the body of a call is read, such as whether the thing exists. They throw the error of the call. */
type Preconditions<C extends AnyContract, Accesses> = {
  readonly [Name in keyof C]?: (
    call: Pick<Call<C[Name], AccessOf<Accesses, Name>>, 'params' | 'caller'>,
  ) => Promise<unknown>;
};

/** What is checked of calls besides their access and their schemas. */
export interface Checks<C extends AnyContract, Accesses> {
  /** What is wrong with bodies that their schemas can't tell. The handlers check it too. */
  faults?: BodyFaults<C>;
  /** What is checked before a body is read. The handlers check it too. */
  preconditions?: Preconditions<C, Accesses>;
}

type Precondition = (call: never) => Promise<unknown>;

function mergeErrors(errors: FieldErrors, further: FieldErrors): FieldErrors {
  const merged = Object.entries(further).map(([field, own]): [string, FieldError[]] => {
    const known = errors[field] ?? [];
    return [field, [...known, ...own.filter(({ code }) => !known.some((error) => error.code === code))]];
  });
  return { ...errors, ...Object.fromEntries(merged.filter(([, own]) => own.length > 0)) };
}

/** @throws AppError `validation_failed` with the faults of the schema and the further ones. */
async function readBody(
  { body: schema, upload }: Operation & Shape,
  request: FastifyRequest,
  faultsOf: FaultsOfBody,
): Promise<unknown> {
  if (upload) return undefined;
  try {
    return await (schema && readInput(schema, request.body ?? {}, 'strict'));
  } catch (error) {
    if (!faultsOf || !(error instanceof AppError) || !error.details.errors) throw error;
    const errors = mergeErrors(error.details.errors, await faultsOf(request.body, request));
    throw new AppError(error.code, { ...error.details, errors });
  }
}

function send(operation: Operation & Shape, validatesResponses: boolean) {
  const { response, method, path } = operation;
  const serialise = response && responseSerialiser(response);
  return async (value: unknown, reply: FastifyReply): Promise<FastifyReply> => {
    // The handler has already started to send bytes.
    if (operation.bytes) return reply;
    void reply.status(operation.status ?? (response ? 200 : 204));
    if (!response || !serialise) return reply.send();
    const text = serialise(value);
    if (validatesResponses) await validateResponse(`${method} ${path}`, response, value, text);
    return reply.type('application/json; charset=utf-8').send(text);
  };
}

const isRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null;

/** The gate, the check of the ids and the schemas have validated the input. */
function asCall(validated: unknown): never {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return validated as never;
}

const callOf = ({ params, caller }: FastifyRequest) => ({
  params: readParams(isRecord(params) ? params : {}),
  caller,
});

function costlyCallOf({ upload, sends, query }: Operation & Shape): CostlyCall | undefined {
  if (upload) return 'upload';
  if (sends === 'zip' || sends === 'pdf' || sends === 'word') return 'zip';
  return query instanceof ObjectSchema && 'q' in query.fields ? 'search' : undefined;
}

function route(
  api: FastifyInstance,
  operation: Operation & Shape,
  handler: (call: never) => Promise<unknown>,
  {
    access,
    faultsOf,
    precondition,
  }: { access: CallAccess; faultsOf?: FaultsOfBody | undefined; precondition?: Precondition | undefined },
): void {
  const { method, path, bodyBytesMax } = operation;
  if (bodyBytesMax !== undefined && !precondition)
    throw new Error(`${method} ${path} takes large bodies, and checks nothing before it reads one.`);
  const respondWith = send(operation, api.validatesResponses);
  const readQuery = createQueryReader(operation.query);
  api.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/gu, ':$1'),
    bodyLimit: bodyLimit(operation),
    ...(precondition && {
      onRequest: async (request: FastifyRequest) => precondition(asCall(callOf(request))),
    }),
    config: {
      access,
      isBackground: operation.isBackground ?? false,
      costly: costlyCallOf(operation),
      takesTurn: operation.isCostly ?? false,
    },
    handler: async (request, reply) => {
      const call: unknown = {
        ...callOf(request),
        query: await readQuery(request),
        body: await readBody(operation, request, faultsOf),
        request,
        reply,
      };
      const response = await inTurn(request, reply, async () => handler(asCall(call)));
      return respondWith(response, reply);
    },
  });
}

/** Ignores the body, because a mail program sends a form. Only these routes accept forms. */
function acceptForms(api: FastifyInstance, register: (scope: FastifyInstance) => void): void {
  void api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined);
    register(scope);
  });
}

/**
 * The gate checks the access, and schemas validate the input (404 for invalid ids, 422 for fields) and serialise the
 * response. @param checks `faults` are what the schemas of the bodies can't tell.
 */
export function bind<const C extends AnyContract, const Accesses = unknown>(
  api: FastifyInstance,
  contract: C,
  handlers: Handlers<C, Accesses>,
  access?: Accesses & AccessMap<C>,
  { faults, preconditions }: Checks<C, Accesses> = {},
): void {
  const operations: [keyof C & string, Operation & Shape][] = Object.entries(contract);
  for (const [name, operation] of operations) {
    const rights = access?.[name] ?? 'signed_in';
    if (rights === 'mail_program')
      acceptForms(api, (scope) => route(scope, operation, handlers[name], { access: rights }));
    else
      route(api, operation, handlers[name], {
        access: rights,
        faultsOf: faults?.[name],
        precondition: preconditions?.[name],
      });
  }
}
