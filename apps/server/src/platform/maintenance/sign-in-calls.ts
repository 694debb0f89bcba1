/**
 * The changes that work during maintenance, because reading needs them: to sign in and out, and to look at another association.
 * What they write is of no use after the session.
 */
const signInCalls: ReadonlySet<string> = new Set([
  'POST /auth/login',
  'POST /auth/two-factor',
  'POST /auth/passkey/options',
  'POST /auth/passkey',
  'POST /auth/two-factor/passkey/options',
  'POST /auth/two-factor/passkey',
  'POST /auth/impersonate',
  'POST /auth/logout',
  'POST /auth/user/association/{association_id}',
]);

/** @param call the operation as in the contract: `POST /auth/login`. */
export const worksInMaintenance = (call: string): boolean => signInCalls.has(call);
