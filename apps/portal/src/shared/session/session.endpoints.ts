import { type ApiRequest, call, type EndpointInput } from '@mijn/api/rtk-query';
import { type ApiError, eventOf } from '@mijn/api';
import { authOperations, type AuthUser } from '@mijn/domain/auth';
import type { Operation } from '@mijn/domain/wire';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { QueryReturnValue } from '@reduxjs/toolkit/query';
import { apiRoot, type StoreExtra } from '../store/api-root.ts';
import { errorOf } from '../api/error-of.ts';
import type { RootState } from '../store/hooks.ts';
import {
  secondFactorRequired,
  serverUnreachable,
  sessionEnded,
  userCleared,
  userReceived,
} from '../store/session.slice.ts';

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Returns whether a response is a user. The schema of the contract is too large for the first page. */
function isUser(response: unknown): response is AuthUser {
  const { email, associations, two_factor_auth } = asRecord(response);
  return (
    typeof email === 'string' &&
    typeof two_factor_auth === 'object' &&
    two_factor_auth !== null &&
    Array.isArray(associations) &&
    associations.every((association) => typeof asRecord(association)['id'] === 'string')
  );
}

const noUser: ApiError = {
  kind: 'response',
  status: 200,
  code: 'internal_error',
  message: 'The response is not a user.',
};

type Outcome<Data> = QueryReturnValue<Data, ApiError, object>;
type Asked = QueryReturnValue<unknown, ApiError, object>;
type Ask = (request: ApiRequest) => Asked | PromiseLike<Asked>;

/** Returns the definition of an endpoint whose response is the user. Another response, such as that of a proxy, is an error. */
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

/** Clears the user and all cached responses, because the next user may have fewer permissions. */
export const clearUser = (): SessionThunk => (dispatch) => {
  dispatch(userCleared());
  dispatch(apiRoot.util.resetApiState());
};

/** Keeps the stored user, so that the same user finds the persisted state after a new login. */
export const endSession = (): SessionThunk => (dispatch) => {
  dispatch(sessionEnded());
  dispatch(apiRoot.util.resetApiState());
};

/** Stores the user who is signed in. If this is another user than before, the state of the earlier user is cleared first. */
export const receiveUser =
  (user: AuthUser): SessionThunk =>
  (dispatch, getState) => {
    const { session, user: kept } = getState();
    const earlier = session.lastEmail ?? kept.email;
    // A user keeps the id when the e-mail address changes. After a page load only the address is known.
    const isOther =
      session.lastId === null ? earlier !== null && earlier !== user.email : session.lastId !== user.id;
    if (isOther) dispatch(clearUser());
    dispatch(userReceived(user, isOther || (earlier !== null && session.isNewcomer)));
  };

/** Returns the action for a failed user check. Only a response about the session ends it (docs/decisions/0227). */
function outcomeOf(error: ApiError) {
  const event = eventOf(error, false);
  if (event === 'two_factor_required') return secondFactorRequired();
  // The cache is not cleared here, because the error of this query is in it. The next login clears the cache.
  return event && event !== 'too_many_requests' ? sessionEnded() : serverUnreachable(error);
}

const failureOf = (thrown: unknown): ApiError =>
  errorOf(typeof thrown === 'object' && thrown !== null ? thrown : {}) ?? { kind: 'network' };

/**
 * The portal requests the user at startup, when the window gets the focus and after each step of the login
 * (docs/product.md#start).
 */
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

/** Requests the signed-in user from the server, even if a user is cached. Rejects if there is no response. */
export const fetchUser = () => getUser.initiate(undefined, { forceRefetch: true, subscribe: false });
