import { Readable } from 'node:stream';
import { minutesContract } from '@mijn/domain/minutes/contract';
import { documentTypes } from '@mijn/domain/uploads';
import { sendMade } from '../../capabilities/files/send-file.ts';
import { defineModule } from '../define-module.ts';
import { listItemNotes, setItemNote } from './item-notes.service.ts';
import { draftMinutes } from './minutes.service.ts';

/** The module of minutes, of which the portal writes a draft (docs/product.md#minutes). */
export const minutesModule = defineModule({
  name: 'minutes',
  contract: minutesContract,
  handlers: (services) => ({
    listItemNotes: async ({ caller, params }) => listItemNotes(services, caller, params),
    setItemNote: async ({ caller, params, body }) => setItemNote(services, caller, params, body),
    downloadMinutesDraft: async ({ caller, params, ...exchange }) => {
      const { name, bytes } = await draftMinutes(services, caller, params);
      const file = { name, disposition: 'attachment', media_type: documentTypes.docx } as const;
      return sendMade(Readable.from([bytes]), file, exchange);
    },
  }),
});
