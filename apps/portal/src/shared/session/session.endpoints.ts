import { type ApiError, eventOf } from '@mijn/api';
import { authOperations, type AuthUser } from '@mijn/domain/auth';
import type { Operation } from '@mijn/domain/wire';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import { type ApiRequest, apiRoot, call, type EndpointInput, type StoreExtra } from '../api/api-root.ts';
import { errorOf } from '../api/error-of.ts';
import type { RootState } from '../api/hooks.ts';
import {
  secondFactorRequired,
  serverUnreachable,
  sessionEnded,
  userCleared,
  userReceived,
} from './session.slice.ts';

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * Whether every page can stand on an answer. Not the schema of the contract, because the
 * validator is too large for the first page.
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

type SessionThunk = ThunkAction<void, Pick<RootState, 'session' | 'user'>, StoreExtra, UnknownAction>;

/** Forgets the user, with every answer that the server gave to them: the next one may see less. */
export const clearUser = (): SessionThunk => (dispatch) => {
  dispatch(userCleared());
  dispatch(apiRoot.util.resetApiState());
};

/** Ends the session without forgetting whose it was: the same user finds their own state after a new login. */
export const endSession = (): SessionThunk => (dispatch) => {
  dispatch(sessionEnded());
  dispatch(apiRoot.util.resetApiState());
};

/** Takes who is signed in now. Another user than before finds nothing of the earlier one. */
export const receiveUser =
  (user: AuthUser): SessionThunk =>
  (dispatch, getState) => {
    const { session, user: kept } = getState();
    const earlier = session.lastEmail ?? kept.email;
    const isOther = earlier !== null && earlier !== user.email;
    if (isOther) dispatch(clearUser());
    dispatch(userReceived(user, isOther || (earlier !== null && session.isNewcomer)));
  };

/**
 * What a user check that failed does to the session. Only an answer about the session ends it; without one, nobody knows
 * (docs/decisions/0011).
 */
function outcomeOf(error: ApiError) {
  const event = eventOf(error, false);
  if (event === 'two_factor_required') return secondFactorRequired();
  // The cache can't be emptied here: this query's own error is in it. The next sign-in does.
  return event && event !== 'too_many_requests' ? sessionEnded() : serverUnreachable(error);
}

/** The error of a failed query, as RTK Query throws it. */
const failureOf = (thrown: unknown): ApiError =>
  errorOf(typeof thrown === 'object' && thrown !== null ? thrown : {}) ?? { kind: 'network' };

/** The current user: asked for at start, at every focus and after each step of signing in (specification §4). */
const sessionEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query({
      ...callForUser(authOperations.user),
      providesTags: ['User'],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        try {
          dispatch(receiveUser((await queryFulfilled).data));
        } catch (thrown) {
          dispatch(outcomeOf(failureOf(thrown)));
        }
      },
    }),
  }),
});

const { getUser } = sessionEndpoints.endpoints;

/** Asks the server who is signed in, whatever is known already. Rejects without an answer. */
export const fetchUser = () => getUser.initiate(undefined, { forceRefetch: true, subscribe: false });
