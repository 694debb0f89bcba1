import type { FastifyRequest } from 'fastify';
import type { Services } from '../../capabilities/services.ts';
import { placeOf } from '../../platform/security/places.ts';
import type { Cookies, DeviceCookie } from '../../platform/security/cookies.ts';

/** The browser that sends a call. */
export interface Browser {
  ip: string;
  /** The value of the session cookie. */
  token: string | undefined;
  /** The cookie that recognises the browser at the next sign-in, if it has one. */
  device: DeviceCookie | undefined;
  user_agent: string | null;
  /** The place in words, or null without a table of places. */
  place: string | null;
}

/** The maximum length of a stored User-Agent header, in characters. */
const USER_AGENT_LENGTH_MAX = 500;

/** Returns the browser that sends a call. */
export function browserOf(
  request: FastifyRequest,
  cookies: Cookies,
  { config }: Pick<Services, 'config'>,
): Browser {
  return {
    ip: request.ip,
    token: cookies.readSession(request),
    device: cookies.readDevice(request),
    user_agent: request.headers['user-agent']?.slice(0, USER_AGENT_LENGTH_MAX) ?? null,
    place: placeOf(config.places, request.ip),
  };
}
