import { messagesContract } from '@mijn/domain/messages/contract';
import { sendStoredFile, sendThumbnail } from '../../capabilities/files/index.ts';
import { type Member, orNotFound } from '../../platform/wire/index.ts';
import { countRecipients } from '../../capabilities/notifications/notifications.repository.ts';
import { itemOf } from '../../capabilities/messages/item.ts';
import { defineModule } from '../define-module.ts';
import { deletedFor, messagesFor } from './messages.access.ts';
import { messageAttachmentsImporter, messagesImporter } from './messages.import.ts';
import { countMessages, findAttachment, listMessages, listYears } from './messages.repository.ts';
import { deleteOldMessages } from './messages.jobs.ts';
import { listDeletedMessages } from './deleted-messages.repository.ts';
import { describeMessage } from './messages-notifications.repository.ts';
import { messagesSearch } from './messages.search.ts';
import {
  createMessage,
  deleteMessage,
  getMessage,
  restoreMessage,
  updateMessage,
} from './messages.service.ts';
import { attachmentsOfMessages, messagesOfMember } from './messages.personal-data.ts';

/** The module of the bulletin board (docs/product.md#bulletin-board). */
export const messagesModule = defineModule({
  name: 'messages',
  contract: messagesContract,
  handlers: (services) => {
    const { database, files, now } = services;
    const getStored = async ({ membership }: Member, ref: Parameters<typeof findAttachment>[2]) =>
      orNotFound(await findAttachment(database, messagesFor(membership), ref));
    return {
      listMessages: async ({ caller, query }) =>
        listMessages(database, messagesFor(caller.membership), query, { caller, now: now() }),
      listYears: async ({ caller, query }) => ({
        data: await listYears(database, messagesFor(caller.membership), caller, query.q),
      }),
      listDeletedMessages: async ({ caller, query }) =>
        listDeletedMessages(database, deletedFor(caller, now()), caller, query),
      countRecipients: async ({ caller: { membership, user_id } }) => ({
        recipients: await countRecipients(
          database,
          { association_id: membership.association_id, kind: 'bulletin' },
          user_id,
        ),
      }),
      createMessage: async ({ caller, body, request }) => createMessage(services, caller, body, request),
      getMessage: async ({ caller, params }) => getMessage(services, caller, params.message_id),
      updateMessage: async ({ caller, params, body }) =>
        updateMessage(services, caller, params.message_id, body),
      deleteMessage: async ({ caller, params }) => deleteMessage(services, caller, params.message_id),
      restoreMessage: async ({ caller, params }) => restoreMessage(services, caller, params.message_id),
      downloadAttachment: async ({ caller, params, query, ...exchange }) =>
        sendStoredFile(files, await getStored(caller, params), query.disposition, exchange),
      getThumbnail: async ({ caller, params, ...exchange }) =>
        sendThumbnail(files, await getStored(caller, params), exchange),
    };
  },
  search: { kind: 'bulletin', source: messagesSearch },
  notifications: { kind: 'bulletin', describe: describeMessage },
  overview: {
    part: 'bulletin_board',
    list: async ({ database, now }, caller) => {
      const onlyFirst = { page: 1, per_page: 1 };
      const reading = { caller, now: now() };
      const { data } = await listMessages(database, messagesFor(caller.membership), onlyFirst, reading);
      return { bulletin_board: { data: data.map(itemOf) } };
    },
  },
  counts: {
    section: 'bulletin_board',
    count: (_, caller, since) => countMessages(messagesFor(caller.membership), caller, since),
  },
  jobs: [deleteOldMessages],
  importers: [messagesImporter, messageAttachmentsImporter],
  personalData: [messagesOfMember, attachmentsOfMessages],
});
