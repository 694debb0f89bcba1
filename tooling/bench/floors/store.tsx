import { combineReducers, configureStore, createSlice } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { PropsWithChildren } from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';

const session = createSlice({
  name: 'session',
  initialState: { attempts: 0 },
  reducers: {
    attempted: (state) => {
      state.attempts += 1;
    },
  },
});
const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({
    login: build.mutation<unknown, object>({ query: (body) => ({ url: 'login', method: 'POST', body }) }),
    user: build.query<unknown, void>({ query: () => 'user' }),
  }),
});
const reducer = combineReducers({ session: session.reducer, [api.reducerPath]: api.reducer });
const store = configureStore({ reducer, middleware: (base) => base().concat(api.middleware) });

function Attempts({ children }: PropsWithChildren) {
  const attempts = useSelector(({ session: { attempts: count } }: ReturnType<typeof reducer>) => count);
  const dispatch = useDispatch();
  const [login] = api.useLoginMutation();
  return (
    <div
      data-attempts={attempts}
      onSubmit={() => {
        dispatch(session.actions.attempted());
        void login({});
      }}
    >
      {children}
    </div>
  );
}

export function Part({ children }: PropsWithChildren) {
  return (
    <Provider store={store}>
      <Attempts>{children}</Attempts>
    </Provider>
  );
}
