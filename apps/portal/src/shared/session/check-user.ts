import type { ApiError } from '@mijn/api';
import type { AuthUser } from '@mijn/domain/auth';
import type { Operation } from '@mijn/domain/wire';
import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import type { ApiRequest } from '../api/api-root.ts';
import { call, type EndpointInput } from '../api/call.ts';

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * Whether every page can stand on an answer. Not the schema of the contract: that brings a validator along, which the
 * first page has no room for.
 */
function isUser(answer: unknown): answer is AuthUser {
  const { email, associations, two_factor_auth } = asRecord(answer);
  return (
    typeof email === 'string' &&
    typeof two_factor_auth === 'object' &&
    two_factor_auth !== null &&
    Array.isArray(associations) &&
    associations.every((association) => typeof asRecord(association)['id'] === 'string')
  );
}

const noUser: ApiError = {
  kind: 'answer',
  status: 200,
  code: 'internal_error',
  message: 'The answer is not a user.',
};

type Outcome<Data> = QueryReturnValue<Data, ApiError, object>;
type Asked = QueryReturnValue<unknown, ApiError, object>;
type Ask = (request: ApiRequest) => Asked | PromiseLike<Asked>;

/** The definition of an endpoint that answers the user. An answer of another shape, such as one of a proxy, is an error. */
export const callForUser = <Op extends Operation>(operation: Op) => ({
  queryFn: async (
    input: EndpointInput<Op>,
    _: unknown,
    __: unknown,
    ask: Ask,
  ): Promise<Outcome<AuthUser>> => {
    const outcome = await ask(call(operation).query(input));
    if (outcome.error) return { error: outcome.error };
    return isUser(outcome.data) ? { data: outcome.data } : { error: noUser };
  },
});
