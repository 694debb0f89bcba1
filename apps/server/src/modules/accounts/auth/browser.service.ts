import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../capabilities/services.ts';
import { placeOf } from '../../../platform/security/places.ts';
import type { Cookies, DeviceCookie } from '../../../platform/security/cookies.ts';

export interface Browser {
  ip: string;
  token: string | undefined;
  device: DeviceCookie | undefined;
  user_agent: string | null;
  place: string | null;
}

const USER_AGENT_LENGTH_MAX = 500;

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
