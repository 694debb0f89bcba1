import type { AuthUser } from '@mijn/domain/auth';
import { apiRoot } from '../api/api-root.ts';
import { userCleared } from './session.actions.ts';
import { receiveUser } from './session.thunks.ts';

/** The current user: asked for at start, at every focus and after each step of signing in (specification §4). */
const sessionEndpoints = apiRoot.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<AuthUser, void>({
      query: () => (connection, options) => connection.auth.user({}, options),
      providesTags: ['User'],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        try {
          dispatch(receiveUser((await queryFulfilled).data));
        } catch {
          // The cache can't be emptied here: this query's own error is in it. The next sign-in does.
          dispatch(userCleared());
        }
      },
    }),
  }),
});

const { getUser } = sessionEndpoints.endpoints;

/** Asks the server who is signed in, whatever is known already. Rejects when it can't be told. */
export const fetchUser = () => getUser.initiate(undefined, { forceRefetch: true, subscribe: false });
