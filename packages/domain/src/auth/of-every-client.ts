/** The operation that sets the anti-forgery token. It stands apart with `user`, because every client needs them, and many nothing else. */
export const csrf = { method: 'GET', path: '/auth/csrf' } as const;

/** Returns the signed-in user with the associations. It is the first call of an app. */
export const user = {
  method: 'GET',
  path: '/auth/user',
  needsNewToken: true,
  handlesUnauthenticated: true,
} as const;
