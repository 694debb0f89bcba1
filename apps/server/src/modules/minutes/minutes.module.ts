import { Readable } from 'node:stream';
import { minutesContract } from '@mijn/domain/minutes/contract';
import { documentTypes } from '@mijn/domain/uploads';
import { sendMade } from '../../capabilities/files/send-file.ts';
import { defineModule } from '../define-module.ts';
import { listItemNotes, setItemNote } from './item-notes.service.ts';
import { getMinutesVersion, listMinutesVersions } from './minutes-versions.service.ts';
import { minutesOfMember } from './minutes.personal-data.ts';
import { draftMinutes } from './minutes.service.ts';
import { publishMinutes } from './publish-minutes.service.ts';
import { getMinutes, setMinutes, signMinutes } from './written-minutes.service.ts';

/** The module of minutes: the draft, and the text that is corrected, signed and published (docs/product.md#minutes). */
export const minutesModule = defineModule({
  name: 'minutes',
  contract: minutesContract,
  access: { signMinutes: 'sudo', publishMinutes: 'session' },
  handlers: (services) => ({
    listItemNotes: async ({ caller, params }) => listItemNotes(services, caller, params),
    setItemNote: async ({ caller, params, body }) => setItemNote(services, caller, params, body),
    downloadMinutesDraft: async ({ caller, params, ...exchange }) => {
      const { name, bytes } = await draftMinutes(services, caller, params);
      const file = { name, disposition: 'attachment', media_type: documentTypes.docx } as const;
      return sendMade(Readable.from([bytes]), file, exchange);
    },
    getMinutes: async ({ caller, params }) => getMinutes(services, caller, params),
    listMinutesVersions: async ({ caller, params }) => listMinutesVersions(services, caller, params),
    getMinutesVersion: async ({ caller, params, query }) =>
      getMinutesVersion(services, caller, params, query),
    setMinutes: async ({ caller, params, body }) => setMinutes(services, caller, params, body),
    signMinutes: async ({ caller, params, body }) => signMinutes(services, caller, params, body),
    publishMinutes: async ({ caller, params, body }) => publishMinutes(services, caller, params, body),
  }),
  personalData: [minutesOfMember],
});
