import { DEVICE_MS } from '@mijn/domain/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocalHost } from '../config/variables.ts';
import { isSigned, sign } from './digest.ts';
import type { ServerSecret } from './server-secret.ts';

/** The cookie with the anti-forgery token, which scripts read. */
export const XSRF_COOKIE = 'XSRF-TOKEN';

/** Recognises a browser at the next sign-in. */
export interface DeviceCookie {
  token: string;
  /** Whether the server made the cookie. Anybody can make up a cookie that is not signed. */
  isSigned: boolean;
}

/** The session and anti-forgery cookies (docs/product.md#api-cookies). */
export interface Cookies {
  /** Returns the value of the session cookie. The session may have ended, or may not exist. */
  readSession: (request: FastifyRequest) => string | undefined;
  /** Returns the same as it was sent, for a request whose cookies are not parsed. */
  readSessionOfPage: (request: Pick<FastifyRequest, 'headers'>) => string | undefined;
  writeSession: (reply: FastifyReply, token: string) => void;
  writeXsrf: (reply: FastifyReply, token: string) => void;
  clear: (reply: FastifyReply) => void;
  readDevice: (request: FastifyRequest) => DeviceCookie | undefined;
  writeDevice: (reply: FastifyReply, token: string) => void;
  isXsrfOf: (sent: string, token: string) => boolean;
}

/** Except on this machine, cookies are Secure, and the session cookie has the `__Host-` prefix. */
export function createCookies(appUrl: URL, secret: ServerSecret): Cookies {
  const secure = !isLocalHost(appUrl.hostname);
  const sessionCookie = secure ? '__Host-mijn_session' : 'mijn_session';
  const deviceCookie = secure ? '__Host-mijn_device' : 'mijn_device';
  const sessionInHeader = new RegExp(`(?:^|; *)${sessionCookie}=([^;]+)`, 'u');
  const common = { path: '/', sameSite: 'lax', secure } as const;
  const writeXsrf = (reply: FastifyReply, token: string): void => {
    void reply.setCookie(XSRF_COOKIE, sign(secret, 'xsrf', token), common);
  };
  return {
    readSession: (request) => request.cookies[sessionCookie],
    readSessionOfPage: ({ headers }) => sessionInHeader.exec(headers.cookie ?? '')?.[1],
    writeSession: (reply, token) => {
      void reply.setCookie(sessionCookie, token, { ...common, httpOnly: true });
      writeXsrf(reply, token);
    },
    writeXsrf,
    clear: (reply) => {
      void reply.clearCookie(sessionCookie, { ...common, httpOnly: true });
      void reply.clearCookie(XSRF_COOKIE, common);
    },
    readDevice: (request) => {
      const [token, signature = ''] = request.cookies[deviceCookie]?.split('.') ?? [];
      return token === undefined
        ? undefined
        : { token, isSigned: isSigned(secret, 'device', token, signature) };
    },
    writeDevice: (reply, token) => {
      const value = `${token}.${sign(secret, 'device', token)}`;
      void reply.setCookie(deviceCookie, value, { ...common, httpOnly: true, maxAge: DEVICE_MS / 1000 });
    },
    isXsrfOf: (sent, token) => isSigned(secret, 'xsrf', token, sent),
  };
}
