import { authContract } from '@mijn/domain/auth/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sudoWithPasskey } from './passkey-login.service.ts';
import { browserOf } from './browser.service.ts';
import { createCookies } from '../../../platform/security/cookies.ts';
import { newToken } from '../../../platform/security/digest.ts';
import { AppError } from '../../../platform/wire/index.ts';
import { defineModule } from '../../define-module.ts';
import { associationsImporter, membershipsImporter, staffImporter, usersImporter } from './auth.import.ts';
import { sendEmailChange } from './email-change.jobs.ts';
import { findFaultsOfBody } from './password-faults.service.ts';
import { forgotPassword, resetPassword, sendResetLink } from './reset.service.ts';
import { authUserOf, confirmTwoFactor, login } from './login.service.ts';
import { logout } from './logout.service.ts';
import { confirmPassword } from './sudo.service.ts';
import { userOfNewSession } from './new-session.service.ts';
import { impersonate } from './impersonation.service.ts';
import { mailStaffAccess } from './auth.jobs.ts';
import { findRequiredSecondFactors } from './second-factor-requirement.jobs.ts';
import { endSessions } from './session.jobs.ts';
import { setLastAssociation } from './users.repository.ts';
import { sealedTotp } from './totp-secret.service.ts';
import { foundationData } from './auth.personal-data.ts';

/** The module of sessions, passwords and users (docs/product.md#signing-in). */
export const authModule = defineModule({
  name: 'auth',
  contract: authContract,
  access: {
    csrf: 'open',
    login: 'open',
    confirmTwoFactor: 'second_factor',
    sudo: 'set_up',
    impersonate: 'open',
    user: 'first_factor',
    logout: 'open',
    forgotPassword: 'open',
    resetPassword: 'open',
  },
  checks: (services) => ({
    faults: { resetPassword: async (body) => findFaultsOfBody(services, body) },
  }),
  handlers: (services) => {
    const { config, database, now, secret } = services;
    const cookies = createCookies(config.appUrl, secret);
    const ofCall = (request: FastifyRequest) => browserOf(request, cookies, services);
    const signIn = async (request: FastifyRequest, reply: FastifyReply, token: string) =>
      userOfNewSession(services, { cookies, request, reply }, token);
    return {
      csrf: async ({ request, reply }) => {
        const token = cookies.readSession(request);
        // The anti-forgery token depends on the session cookie. A visitor without a session gets a random
        // value for that cookie.
        if (token === undefined) cookies.writeSession(reply, newToken());
        else cookies.writeXsrf(reply, token);
      },
      login: async ({ body, request, reply }) =>
        signIn(request, reply, await login(services, body, ofCall(request))),
      confirmTwoFactor: async ({ body, caller, request, reply }) => {
        if (caller.is_authenticated) return authUserOf(database, caller, now());
        const token = await confirmTwoFactor(services, caller, body.code, ofCall(request));
        return signIn(request, reply, token);
      },
      sudo: async ({ body: { password = '', passkey }, caller, request }) =>
        passkey
          ? sudoWithPasskey(services, caller, passkey, ofCall(request))
          : confirmPassword(services, caller, password, ofCall(request)),
      impersonate: async ({ body, request, reply }) =>
        cookies.writeSession(reply, await impersonate(services, body, ofCall(request))),
      user: async ({ caller }) => authUserOf(database, caller, now()),
      logout: async ({ query, request, reply }) => {
        if (!(await logout(services, ofCall(request), request, query.session_id))) return;
        cookies.clear(reply);
        // Removes pages that the browser kept, but not "storage", which would also delete the appearance and the drafts.
        void reply.header('clear-site-data', '"cache"');
      },
      setAssociation: async ({ caller, params }) => {
        const isTheirs = await setLastAssociation(database.queries, caller, params.association_id);
        if (!isTheirs) throw new AppError('not_found');
      },
      forgotPassword: async ({ body, request }) => forgotPassword(services, body.email, ofCall(request)),
      resetPassword: async ({ body, request, reply }) => {
        const device = await resetPassword(services, body, ofCall(request));
        if (device !== undefined) cookies.writeDevice(reply, device);
      },
    };
  },
  importers: [associationsImporter, usersImporter, membershipsImporter, staffImporter],
  jobs: [sendResetLink, sendEmailChange, mailStaffAccess, endSessions, findRequiredSecondFactors],
  sealedTables: sealedTotp,
  personalData: foundationData,
});
