import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocalHost } from '../config/variables.ts';
import { sign } from './digest.ts';

export const XSRF_COOKIE = 'XSRF-TOKEN';

/** The cookies of signing in (decisions §3), for one address of the portal. */
export interface Cookies {
  /** The value of the session's cookie: of a session, an ended one, or a visitor. */
  readSession: (request: FastifyRequest) => string | undefined;
  /** Gives the browser a session, and the anti-forgery token that belongs to it. */
  writeSession: (reply: FastifyReply, token: string) => void;
  /** Repeats the anti-forgery token of a session. */
  writeXsrf: (reply: FastifyReply, token: string) => void;
  clear: (reply: FastifyReply) => void;
  /** The anti-forgery token that belongs to a session: one of an earlier session is stale. */
  xsrfOf: (token: string) => string;
}

/** Cookies are Secure, and bound to the host by their name, outside local use. */
export function createCookies(appUrl: URL, secret: string): Cookies {
  const secure = !isLocalHost(appUrl.hostname);
  const sessionCookie = secure ? '__Host-mijn_session' : 'mijn_session';
  const common = { path: '/', sameSite: 'lax', secure } as const;
  const xsrfOf = (token: string): string => sign(secret, 'xsrf', token);
  const writeXsrf = (reply: FastifyReply, token: string): void => {
    void reply.setCookie(XSRF_COOKIE, xsrfOf(token), common);
  };
  return {
    readSession: (request) => request.cookies[sessionCookie],
    writeSession: (reply, token) => {
      void reply.setCookie(sessionCookie, token, { ...common, httpOnly: true });
      writeXsrf(reply, token);
    },
    writeXsrf,
    clear: (reply) => {
      void reply.clearCookie(sessionCookie, { ...common, httpOnly: true });
      void reply.clearCookie(XSRF_COOKIE, common);
    },
    xsrfOf,
  };
}
