import type { AuthUser } from '@mijn/domain/auth';
import { authContract } from '@mijn/domain/auth/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loadCaller } from '../../plugins/load-caller.ts';
import type { Cookies } from '../../security/cookies.ts';
import { newToken } from '../../security/digest.ts';
import type { Services } from '../../services.ts';
import { AppError, bind } from '../../wire/index.ts';
import { setAssociation } from './association.service.ts';
import { authUserOf } from './auth-user.service.ts';
import { impersonate } from './impersonation.service.ts';
import { login } from './login.service.ts';
import { forgotPassword, resetPassword } from './reset.service.ts';
import { closeSession } from './session.repository.ts';
import { confirmTwoFactor } from './two-factor.service.ts';

/** The calls of signing in (specification §7, decisions §3). */
export function registerAuth(api: FastifyInstance, services: Services, cookies: Cookies): void {
  const { database, now } = services;

  const browserOf = (request: FastifyRequest) => ({ ip: request.ip, token: cookies.readSession(request) });

  const userOfNewSession = async (reply: FastifyReply, token: string): Promise<AuthUser> => {
    const caller = await loadCaller(database, token, null, now());
    if (!caller) throw new AppError('unauthenticated');
    cookies.writeSession(reply, token);
    return authUserOf(database, caller, now());
  };

  bind(
    api,
    authContract.csrf,
    async ({ request, reply }) => {
      const token = cookies.readSession(request);
      // A visitor gets a value that is no session, so that their token belongs to their browser too.
      if (token === undefined) cookies.writeSession(reply, newToken());
      else cookies.writeXsrf(reply, token);
    },
    'open',
  );

  bind(
    api,
    authContract.login,
    async ({ body, request, reply }) =>
      userOfNewSession(reply, await login(services, body, browserOf(request))),
    'open',
  );

  bind(
    api,
    authContract.confirmTwoFactor,
    async ({ body, caller, request, reply }) => {
      if (caller.is_authenticated) return authUserOf(database, caller, now());
      return userOfNewSession(reply, await confirmTwoFactor(services, caller, body.code, request.ip));
    },
    'first_factor',
  );

  bind(
    api,
    authContract.impersonate,
    async ({ body, request, reply }) =>
      cookies.writeSession(reply, await impersonate(services, body, browserOf(request))),
    'open',
  );

  bind(api, authContract.user, async ({ caller }) => authUserOf(database, caller, now()), 'first_factor');

  bind(
    api,
    authContract.logout,
    async ({ request, reply }) => {
      await closeSession(database.queries, cookies.readSession(request), now());
      cookies.clear(reply);
    },
    'open',
  );

  bind(api, authContract.setAssociation, async ({ caller, params }) =>
    setAssociation(database.queries, caller, params.association_id),
  );

  bind(
    api,
    authContract.forgotPassword,
    async ({ body, request }) => forgotPassword(services, body.email, request.ip),
    'open',
  );

  bind(
    api,
    authContract.resetPassword,
    async ({ body, request }) => resetPassword(services, body, browserOf(request)),
    'open',
  );
}
