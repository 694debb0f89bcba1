import { securityContract } from '@mijn/domain/security/contract';
import { createCookies } from '../../../platform/security/cookies.ts';
import { browserOf } from '../auth/browser.service.ts';
import { defineModule } from '../../define-module.ts';
import { listActivity, listStaffAccess } from './activity.repository.ts';
import { forgetDevices, pruneAudit } from './security.jobs.ts';
import { listDevices, signOutDevice, signOutEverywhere } from './devices.service.ts';
import {
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '../auth/two-factor.service.ts';
import { devicesOfMember, setupOfMember } from './security.personal-data.ts';

/** The module with which members protect their account, and see what happened in it (docs/product.md#settings). */
export const securityModule = defineModule({
  name: 'security',
  contract: securityContract,
  access: {
    getTwoFactor: 'session',
    startTwoFactor: 'set_up_sudo',
    enableTwoFactor: 'set_up_sudo',
    // The body has the password, so that `sudo` is not needed.
    disableTwoFactor: 'member',
    renewRecoveryCodes: 'sudo',
    listDevices: 'member',
    signOutDevice: 'member',
    signOutEverywhere: 'member',
    listStaffAccess: 'session',
    listActivity: 'member',
  },
  handlers: (services) => {
    const { config, database, now, secret } = services;
    const cookies = createCookies(config.appUrl, secret);
    return {
      getTwoFactor: async ({ caller }) => getTwoFactor(services, caller),
      startTwoFactor: async ({ caller }) => startTwoFactor(services, caller),
      enableTwoFactor: async ({ body, caller, request, reply }) => {
        const browser = browserOf(request, cookies, services);
        const { codes, token } = await enableTwoFactor(services, caller, body.code, browser);
        cookies.writeSession(reply, token);
        return { recovery_codes: codes };
      },
      disableTwoFactor: async ({ body, caller, request }) =>
        disableTwoFactor(services, caller, body, browserOf(request, cookies, services)),
      renewRecoveryCodes: async ({ caller }) => ({
        recovery_codes: await renewRecoveryCodes(services, caller),
      }),
      listDevices: async ({ caller }) => ({ data: await listDevices(services, caller) }),
      signOutDevice: async ({ caller, params, request }) =>
        signOutDevice(services, caller, params.session_id, browserOf(request, cookies, services)),
      signOutEverywhere: async ({ caller, request, reply }) => {
        await signOutEverywhere(services, caller, browserOf(request, cookies, services));
        cookies.clear(reply);
      },
      listStaffAccess: async ({ caller, query }) => listStaffAccess(database, caller.user_id, query, now()),
      listActivity: async ({ caller, query }) => listActivity(database, caller.user_id, query),
    };
  },
  jobs: [forgetDevices, pruneAudit],
  personalData: [devicesOfMember, setupOfMember],
});
