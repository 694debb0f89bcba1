import { presenceContract } from '@mijn/domain/presence/contract';
import { sendMade } from '../../../capabilities/files/send-file.ts';
import { getOwnVotes } from '../ballots/own-votes.service.ts';
import { defineModule } from '../../define-module.ts';
import { readAttendanceSheet } from '../sheets/attendance-sheet.service.ts';
import { presencesOfMember } from './presence.personal-data.ts';
import * as service from './presence.service.ts';

/** The module of who is present while a meeting is held (docs/product.md#voting). */
export const presenceModule = defineModule({
  name: 'presence',
  contract: presenceContract,
  access: {
    setPresence: 'session',
    setPresences: 'session',
    setOfficers: 'session',
    setOwnPresence: 'member',
  },
  handlers: (services) => ({
    getPresence: async ({ caller, params }) => service.getPresence(services, caller, params),
    listAttendees: async ({ caller, params, query }) =>
      service.listAttendees(services, caller, params, query),
    downloadAttendanceSheet: async ({ caller, params, ...exchange }) => {
      const { bytes, file } = await readAttendanceSheet(services, caller, params);
      return sendMade(bytes, file, exchange);
    },
    setPresence: async ({ caller, params, body }) => service.setPresence(services, caller, params, body),
    setPresences: async ({ caller, params, body }) => service.setPresences(services, caller, params, body),
    setOfficers: async ({ caller, params, body }) => service.setOfficers(services, caller, params, body),
    setOwnPresence: async ({ caller, params, body }) => {
      await service.setOwnPresence(services, caller, params, body);
      return getOwnVotes(services, caller, params);
    },
  }),
  personalData: [presencesOfMember],
});
