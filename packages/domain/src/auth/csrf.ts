/**
 * The operation that sets the anti-forgery token. It is apart from the others, because every client needs it, and
 * many need no other.
 */
export const csrf = { method: 'GET', path: '/auth/csrf' } as const;
