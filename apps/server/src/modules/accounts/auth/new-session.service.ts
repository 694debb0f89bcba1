import type { AuthUser } from '@mijn/domain/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loadCaller } from '../../../platform/plugins/load-caller.ts';
import { originDetails, writeAudit } from '../../../platform/security/audit.ts';
import type { Cookies } from '../../../platform/security/cookies.ts';
import { rolesWithFactor } from '../../../platform/security/required-second-factor.ts';
import type { Services } from '../../../capabilities/services.ts';
import { AppError } from '../../../platform/wire/index.ts';
import { recordSignIn } from '../security/devices.service.ts';
import { browserOf } from './browser.service.ts';
import { authUserOf } from './login.service.ts';

interface SignInCall {
  cookies: Cookies;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Records the sign-in if it is complete. @param token the value of the session cookie. */
export async function userOfNewSession(
  services: Services,
  { cookies, request, reply }: SignInCall,
  token: string,
): Promise<AuthUser> {
  const { config, database, now } = services;
  const caller = await loadCaller(database, token, null, now(), { roles: rolesWithFactor(config) });
  if (!caller) throw new AppError('unauthenticated');
  cookies.writeSession(reply, token);
  const browser = browserOf(request, cookies, services);
  if (caller.is_authenticated) {
    cookies.writeDevice(reply, await recordSignIn(services, caller, browser));
  } else {
    // Somebody who stops here may know the password of the member, and not have the code.
    await writeAudit(database.queries, {
      action: 'second_factor_asked',
      happened_at: now(),
      user_id: caller.user_id,
      details: originDetails(browser),
    });
  }
  return authUserOf(database, caller, now());
}
