import { pushContract } from '@mijn/domain/push/contract';
import { sealedPushKeys } from '../../platform/push/push-keys.ts';
import { defineModule } from '../define-module.ts';
import { forgetPushes } from './push.jobs.ts';
import { pushOfMember } from './push.personal-data.ts';
import { getPush, renewPush, sendTestPush, subscribeToPush, unsubscribeFromPush } from './push.service.ts';

/** The module of pushes to the devices of members (docs/decisions/0254). */
export const pushModule = defineModule({
  name: 'push',
  contract: pushContract,
  // Staff who act for a member have a device of their own.
  access: {
    getPush: 'member',
    subscribeToPush: 'member',
    renewPush: 'member',
    unsubscribeFromPush: 'member',
    sendTestPush: 'member',
  },
  handlers: (services) => ({
    getPush: async ({ caller }) => getPush(services, caller),
    subscribeToPush: async ({ body, caller }) => subscribeToPush(services, caller, body),
    renewPush: async ({ body, caller }) => renewPush(services, caller, body),
    unsubscribeFromPush: async ({ caller }) => unsubscribeFromPush(services, caller),
    sendTestPush: async ({ caller }) => sendTestPush(services, caller),
  }),
  sealedTables: [sealedPushKeys],
  jobs: [forgetPushes],
  personalData: [pushOfMember],
});
