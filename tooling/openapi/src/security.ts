import type { CallAccess, DescribedCall } from '@mijn/server/testing/described-calls';
import type { SecurityRequirement, SecurityScheme } from './open-api.ts';

export const securitySchemes: Readonly<Record<string, SecurityScheme>> = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-mijn_session',
    description:
      'The session, which `GET /auth/csrf` and a login set. On a server of this machine without https, the name is `mijn_session`.',
  },
  antiForgery: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'The decoded value of the cookie `XSRF-TOKEN`, which `GET /auth/csrf` and a login set.',
  },
  ajaxMarker: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Requested-With',
    description: 'Always `XMLHttpRequest`, which a form of another site can not send.',
  },
  bearerAuth: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A personal access token, for apps without cookies, which the member makes under Mijn instellingen. A token has the scope `read` or `write`, and may be limited to one association. Security settings accept no token.',
  },
};

interface AccessRules {
  hasSession: boolean;
  needsSecondFactor: boolean;
  /** Whether staff who act for the member are refused. */
  isForMember: boolean;
  /** Whether the password or a passkey must have been given recently. */
  needsSudo: boolean;
  /** Whether a personal access token replaces the session. */
  acceptsToken: boolean;
  /** The rule in words, after the description of an operation. */
  text: string;
}

const nobody: AccessRules = {
  hasSession: false,
  needsSecondFactor: false,
  isForMember: false,
  needsSudo: false,
  acceptsToken: false,
  text: '',
};
const signedIn: AccessRules = { ...nobody, hasSession: true, needsSecondFactor: true };

export const accessRules: Readonly<Record<CallAccess, AccessRules>> = {
  signed_in: { ...signedIn, acceptsToken: true },
  filtered: {
    ...signedIn,
    acceptsToken: true,
    text: 'With a token of one association, the response has that association only.',
  },
  session: { ...signedIn, text: 'It accepts no token.' },
  member: {
    ...signedIn,
    isForMember: true,
    text: 'Only the member may call it, never staff who act for the member.',
  },
  sudo: {
    ...signedIn,
    isForMember: true,
    needsSudo: true,
    text: 'Only the member may call it, less than ten minutes after giving the password or a passkey (`POST /auth/sudo`).',
  },
  set_up: {
    ...signedIn,
    isForMember: true,
    text: 'Only the member may call it, also while a second factor has to be set up first.',
  },
  set_up_sudo: {
    ...signedIn,
    isForMember: true,
    needsSudo: true,
    text: 'Only the member may call it, also while a second factor has to be set up first, less than ten minutes after giving the password or a passkey (`POST /auth/sudo`).',
  },
  first_factor: {
    ...nobody,
    hasSession: true,
    acceptsToken: true,
    text: 'It needs a session, with or without the second factor.',
  },
  second_factor: {
    ...nobody,
    hasSession: true,
    text: 'It needs a session, with or without the second factor, and accepts no token.',
  },
  open: { ...nobody, text: 'It needs no session of a user.' },
  mail_program: {
    ...nobody,
    text: 'It needs no session and no anti-forgery token. A mail program may send a body, which is ignored.',
  },
};

/** Returns the ways in which a caller may be allowed. An empty way needs nothing. */
export function securityOf({ operation, access }: DescribedCall): SecurityRequirement[] {
  if (access === 'mail_program') return [{}];
  const { hasSession, acceptsToken } = accessRules[access];
  const isChange = operation.method !== 'GET';
  if (!hasSession && !isChange) return [{}];
  const cookies = isChange ? { session: [], antiForgery: [], ajaxMarker: [] } : { session: [] };
  return acceptsToken ? [cookies, { bearerAuth: [isChange ? 'write' : 'read'] }] : [cookies];
}
