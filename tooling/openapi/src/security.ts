import type { DescribedCall } from '@mijn/server/testing/described-calls';
import type { SecurityRequirement, SecurityScheme } from './open-api.ts';

/** The schemes of the document by name. */
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
      'A personal access token, for apps without cookies. A token has the scope `read` or `write`, and may be limited to one association. Security settings accept no token.',
  },
};

/** Returns the ways in which a caller may be allowed. An empty way needs nothing. */
export function securityOf({ operation, access }: DescribedCall): SecurityRequirement[] {
  if (access === 'mail_program') return [{}];
  const isChange = operation.method !== 'GET';
  if (access === 'open' && !isChange) return [{}];
  const cookies = isChange ? { session: [], antiForgery: [], ajaxMarker: [] } : { session: [] };
  return access === 'signed_in' ? [cookies, { bearerAuth: [isChange ? 'write' : 'read'] }] : [cookies];
}
