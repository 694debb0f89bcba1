import type { AnyInput, CallAnswer, CallInput } from '@mijn/api';
import type { Operation } from '@mijn/domain/wire';
import type { ApiRequest } from './api-root.ts';

/** What an endpoint is given: the input of its operation; nothing for an operation without any. */
export type EndpointInput<Op extends Operation> = unknown extends CallInput<Op> ? void : CallInput<Op>;

/** What an endpoint answers: null for an operation without an answer, since a store holds no undefined. */
export type EndpointAnswer<Op extends Operation> = CallAnswer<Op> extends void ? null : CallAnswer<Op>;

interface CallDefinition<Op extends Operation> {
  query: (input: EndpointInput<Op>) => ApiRequest;
  /** Gives the answer the type of its contract. */
  transformResponse: (answer: EndpointAnswer<Op>) => EndpointAnswer<Op>;
}

/**
 * The definition of an endpoint that makes one call: `build.query(call(formsOperations.listForms, { providesTags: … }))`.
 * Its argument is the input of the operation, and its data the answer.
 */
export function call<Op extends Operation>(operation: Op): CallDefinition<Op>;
export function call<Op extends Operation, Options extends object>(
  operation: Op,
  options: Options,
): CallDefinition<Op> & Options;
export function call(operation: Operation, options?: object): object {
  return {
    query: (input: AnyInput | undefined): ApiRequest => ({ ...input, operation }),
    transformResponse: (answer: unknown) => answer,
    ...options,
  };
}

/** The tag of every list of a type. */
export const listTag = <Type extends string>(type: Type) => ({ type, id: 'LIST' }) as const;
