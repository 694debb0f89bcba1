import type { Operation } from '@mijn/domain/wire';
import type { BaseQueryApi, BaseQueryFn, QueryReturnValue } from '@reduxjs/toolkit/query';
import type { AnyInput, CallResponse, CallInput, Connection } from '../client/call.ts';
import { type ApiError, isApiFailure } from '../errors/errors.ts';

/** The argument of an endpoint: the input of its operation, or void if the operation has no input. */
export type EndpointInput<Op extends Operation> = unknown extends CallInput<Op> ? void : CallInput<Op>;

/** The data of an endpoint. Null stands for an empty response, because RTK Query does not accept undefined as data. */
export type EndpointResponse<Op extends Operation> = CallResponse<Op> extends void ? null : CallResponse<Op>;

/** One API call in serialisable form. It has no file, because the connection uploads files itself. */
export interface ApiRequest extends Omit<AnyInput, 'file'> {
  operation: Operation;
  /** The key with which a repeated call creates nothing twice. */
  idempotencyKey?: string;
}

/** The definition of an endpoint that makes one call. */
export interface CallDefinition<Op extends Operation> {
  query: (input: EndpointInput<Op>) => ApiRequest;
  /** Gives the response the type of its contract. */
  transformResponse: (response: EndpointResponse<Op>) => EndpointResponse<Op>;
}

/** Returns the definition of an endpoint that makes one call: `build.query(call(formsOperations.listForms, { providesTags: … }))`. */
export function call<Op extends Operation>(operation: Op): CallDefinition<Op>;
export function call<Op extends Operation, Options extends object>(
  operation: Op,
  options: Options,
): CallDefinition<Op> & Options;
export function call(operation: Operation, options?: object): object {
  return {
    query: (input: AnyInput | undefined): ApiRequest => ({ ...input, operation }),
    transformResponse: (response: unknown) => response,
    ...options,
  };
}

/** Calls a function with the response of a change, to keep it in the cache. A failed change shows its error elsewhere. */
export async function keepResponse<Data>(
  queryFulfilled: PromiseLike<{ data: Data }>,
  keep: (response: Data) => unknown,
): Promise<void> {
  const response = await Promise.resolve(queryFulfilled).catch(() => undefined);
  if (response) keep(response.data);
}

/** The input also has an idempotency key: the form keeps it until it is saved, so that a retry creates nothing twice. */
export const createCall = <Op extends Operation, Options extends object>(
  operation: Op,
  options: Options,
) => ({
  ...call(operation, options),
  query: ({ idempotencyKey, ...input }: CallInput<Op> & { idempotencyKey: string }): ApiRequest => ({
    ...input,
    operation,
    idempotencyKey,
  }),
});

/** Returns the cache tag that all lists of a resource type share. */
export const listTag = <Type extends string>(type: Type) => ({ type, id: 'LIST' }) as const;

/**
 * Returns a base query that makes the calls of its endpoints through a client, and returns an API failure as a serialisable error.
 *
 * ```ts
 * const client = createClient({ baseUrl: '/api', resources: {}, cookies: true });
 * const base = createApi({ baseQuery: apiBaseQuery(() => client), endpoints: () => ({}) });
 * const api = base.injectEndpoints({ endpoints: (build) => ({ listTodos: build.query(call(todos.listTodos)) }) });
 * ```
 *
 * @param canRepeatAfter Resolves with true if the call can succeed when it is made once more, such as after a password.
 */
export function apiBaseQuery(
  connectionOf: (api: BaseQueryApi) => Pick<Connection, 'call'>,
  canRepeatAfter?: (error: ApiError, api: BaseQueryApi) => Promise<boolean> | boolean,
): BaseQueryFn<ApiRequest, unknown, ApiError> {
  return async ({ operation, idempotencyKey, ...input }, api) => {
    const connection = connectionOf(api);
    const options = { signal: api.signal, ...(idempotencyKey !== undefined && { idempotencyKey }) };
    const make = async (): Promise<QueryReturnValue<unknown, ApiError, object>> => {
      try {
        return { data: (await connection.call(operation, input, options)) ?? null };
      } catch (thrown) {
        if (isApiFailure(thrown)) return { error: thrown.error };
        throw thrown;
      }
    };
    const outcome = await make();
    return outcome.error && (await canRepeatAfter?.(outcome.error, api)) ? make() : outcome;
  };
}
