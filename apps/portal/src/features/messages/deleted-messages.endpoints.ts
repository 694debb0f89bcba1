import { call, listTag } from '@mijn/api/rtk-query';
import { bulletinOperations } from '@mijn/domain/bulletin';
import { IF_OLD } from '../../shared/api/api-root.ts';
import { deletedAddress, deletedInput } from '../../shared/deleted/deleted-address.ts';
import type { Load } from '../../shared/routing/portal-route.ts';
import { messagesEndpoints } from './messages.endpoints.ts';

/** The endpoint of the messages that were deleted from the bulletin board of one association. */
const deletedMessagesEndpoints = messagesEndpoints.injectEndpoints({
  endpoints: (build) => ({
    listDeletedMessages: build.query(
      call(bulletinOperations.listDeletedMessages, { providesTags: [listTag('Message')] }),
    ),
  }),
});

export const { useListDeletedMessagesQuery } = deletedMessagesEndpoints;

export const load: Load = ({ association_id, settingsOf }) =>
  deletedMessagesEndpoints.util.prefetch(
    'listDeletedMessages',
    deletedInput(association_id, settingsOf('deleted-messages', deletedAddress)),
    IF_OLD,
  );
