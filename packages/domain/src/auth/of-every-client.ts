/**
 * The operation that sets the anti-forgery token. It and `user` are apart from the others, because every client needs
 * them, and many need no other.
 */
export const csrf = { method: 'GET', path: '/auth/csrf' } as const;

/** Returns the signed-in user with the associations. It is the first call of an app. */
export const user = {
  method: 'GET',
  path: '/auth/user',
  needsNewToken: true,
  handlesUnauthenticated: true,
} as const;
