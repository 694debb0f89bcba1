import { profileContract } from '@mijn/domain/profile/contract';
import type { AssociationAddresses } from '@mijn/domain/profile';
import { createCookies } from '../../../platform/security/cookies.ts';
import type { Caller } from '../../../platform/wire/index.ts';
import { cancelEmail, confirmEmail, requestEmail, resendEmail } from '../auth/email-change.service.ts';
import { undoEmail } from '../auth/email-undo.service.ts';
import { startStopWaiting, stopWaiting } from '../auth/stop-waiting.service.ts';
import { browserOf } from '../auth/browser.service.ts';
import { findFaultsOfBody } from '../auth/password-faults.service.ts';
import { updatePassword } from '../auth/password.service.ts';
import { defineModule } from '../../define-module.ts';
import { addressesImporter } from './profile.import.ts';
import { listAddresses, listMemberships } from './profile.repository.ts';
import { getProfile, updateContact, updatePersonal } from './profile.service.ts';
import { addressesOfMember } from './profile.personal-data.ts';

/** The module of a member's own data: names, contact data, addresses, password and e-mail address. */
export const profileModule = defineModule({
  name: 'profile',
  contract: profileContract,
  access: {
    updatePassword: 'member',
    requestEmail: 'sudo',
    resendEmail: 'member',
    cancelEmail: 'member',
    confirmEmail: 'open',
    undoEmail: 'open',
    startStopWaiting: 'open',
    stopWaiting: 'open',
  },
  checks: (services) => ({
    faults: {
      updatePassword: async (body, { caller }) =>
        findFaultsOfBody(services, body, caller && { ...caller, id: caller.user_id }),
    },
  }),
  handlers: (services) => {
    const { config, database, now, secret } = services;
    const { queries } = database;
    const cookies = createCookies(config.appUrl, secret);
    const profileOf = (caller: Caller) => getProfile(queries, caller, now());
    return {
      getProfile: async ({ caller }) => profileOf(caller),
      updatePersonal: async ({ caller, body }) => updatePersonal(services, caller, body),
      updateContact: async ({ caller, body }) => updateContact(services, caller, body),
      listAddresses: async ({ caller: { user_id } }) => {
        const addresses = await listAddresses(queries, user_id);
        const associations = await listMemberships(queries, user_id);
        const data: AssociationAddresses[] = associations.map((association) => ({
          association,
          addresses: addresses.flatMap(({ association_id, ...address }) =>
            association_id === association.id ? [address] : [],
          ),
        }));
        return { data };
      },
      updatePassword: async ({ caller, body, request, reply }) =>
        cookies.writeSession(
          reply,
          await updatePassword(services, caller, body, browserOf(request, cookies, services)),
        ),
      requestEmail: async ({ caller, body, request }) => {
        await requestEmail(services, caller, body.email, request.ip);
        return profileOf(caller);
      },
      resendEmail: async ({ caller }) => {
        await resendEmail(services, caller);
        return profileOf(caller);
      },
      cancelEmail: async ({ caller }) => {
        await cancelEmail(services, caller);
        return profileOf(caller);
      },
      confirmEmail: async ({ body, request }) => confirmEmail(services, body.token, request.ip),
      undoEmail: async ({ body, request }) => undoEmail(services, body.token, request.ip),
      startStopWaiting: async ({ body, request }) => startStopWaiting(services, body.token, request.ip),
      stopWaiting: async ({ body, request }) =>
        stopWaiting(services, body, browserOf(request, cookies, services)),
    };
  },
  importers: [addressesImporter],
  personalData: [addressesOfMember],
});
