import { type ApiError, eventOf } from '@mijn/api';
import { authOperations } from '@mijn/domain/auth';
import { apiRoot } from '../api/api-root.ts';
import { errorOf } from '../api/error-of.ts';
import { callForUser } from './check-user.ts';
import { secondFactorRequired, sessionEnded } from './session.actions.ts';
import { serverUnreachable } from './session.slice.ts';
import { receiveUser } from './session.thunks.ts';

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

/** Asks the server who is signed in, whatever is known already. Rejects when it can't be told. */
export const fetchUser = () => getUser.initiate(undefined, { forceRefetch: true, subscribe: false });
