import { passkeysContract } from '@mijn/domain/passkeys/contract';
import { AppError, type Caller } from '../../../platform/wire/index.ts';
import { createCookies } from '../../../platform/security/cookies.ts';
import { browserOf } from '../auth/browser.service.ts';
import { authUserOf } from '../auth/login.service.ts';
import { userOfNewSession } from '../auth/new-session.service.ts';
import {
  confirmWithPasskey,
  loginWithPasskey,
  startOwnProof,
  startPasskeyLogin,
} from '../auth/passkey-login.service.ts';
import { defineModule } from '../../define-module.ts';
import { forgetChallenges } from './passkeys.jobs.ts';
import { passkeysOfMember } from './passkeys.personal-data.ts';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './passkeys.service.ts';

/** A session of provider staff needs no second factor. */
function refuseStaff({ impersonator }: Caller): void {
  if (impersonator) throw new AppError('forbidden');
}

/** The module of passkeys (docs/decisions/0145). */
export const passkeysModule = defineModule({
  name: 'passkeys',
  contract: passkeysContract,
  access: {
    listPasskeys: 'member',
    startPasskey: 'set_up_sudo',
    addPasskey: 'set_up_sudo',
    renamePasskey: 'member',
    removePasskey: 'sudo',
    startPasskeyLogin: 'open',
    loginWithPasskey: 'open',
    startPasskeyFactor: 'second_factor',
    confirmWithPasskey: 'second_factor',
    startPasskeySudo: 'set_up',
  },
  handlers: (services) => {
    const { config, database, now, secret } = services;
    const cookies = createCookies(config.appUrl, secret);
    return {
      listPasskeys: async ({ caller }) => ({ data: await listPasskeys(services, caller) }),
      startPasskey: async ({ caller }) => startPasskey(services, caller),
      addPasskey: async ({ body, caller, reply }) => {
        const { passkey, token } = await addPasskey(services, caller, body);
        if (token !== undefined) cookies.writeSession(reply, token);
        return passkey;
      },
      renamePasskey: async ({ body, caller, params }) =>
        renamePasskey(services, caller, { id: params.passkey_id, name: body.name }),
      removePasskey: async ({ caller, params }) => removePasskey(services, caller, params.passkey_id),
      startPasskeyLogin: async ({ request }) =>
        startPasskeyLogin(services, { token: cookies.readSession(request) }),
      loginWithPasskey: async ({ body, request, reply }) => {
        const browser = browserOf(request, cookies, services);
        const token = await loginWithPasskey(services, body.passkey, browser);
        return userOfNewSession(services, { cookies, request, reply }, token);
      },
      startPasskeyFactor: async ({ caller }) => {
        refuseStaff(caller);
        return startOwnProof(services, caller, 'second_factor');
      },
      confirmWithPasskey: async ({ body, caller, request, reply }) => {
        refuseStaff(caller);
        if (caller.is_authenticated) return authUserOf(database, caller, now());
        const browser = browserOf(request, cookies, services);
        const token = await confirmWithPasskey(services, caller, body.passkey, browser);
        return userOfNewSession(services, { cookies, request, reply }, token);
      },
      startPasskeySudo: async ({ caller }) => startOwnProof(services, caller, 'sudo'),
    };
  },
  jobs: [forgetChallenges],
  personalData: [passkeysOfMember],
});
