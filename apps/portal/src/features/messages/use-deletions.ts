import { isApiFailure } from '@mijn/api';
import { bulletinOperations } from '@mijn/domain/bulletin';
import { type AppThunk, useAppDispatch } from '../../shared/api/hooks.ts';
import { useSectionChanges } from '../../shared/sections/section-changes.ts';
import { useAssociation } from '../../shared/session/association-context.ts';
import type { MessageKind } from './message-kinds.ts';
import { messagesEndpoints, type MessagesProps, toQuery } from './messages.endpoints.ts';
import { withoutDeleted } from './without-deleted.ts';

const { util } = messagesEndpoints;

/** The calls are not made by the member, so they don't keep the session alive. A failed call changes nothing. */
const BACKGROUND = { isBackground: true };

/** Removes deleted messages from a page of the bulletin board. */
const removeDeleted =
  (association_id: string, settings: MessagesProps['settings']): AppThunk<Promise<void>> =>
  async (dispatch, _, { connection }) => {
    const input = { params: { association_id }, query: toQuery(settings) };
    const latest = await connection
      .call(bulletinOperations.listMessages, input, BACKGROUND)
      .catch(() => undefined);
    if (latest)
      dispatch(util.updateQueryData('listMessages', input, (shown) => withoutDeleted(shown, latest)));
  };

/** Asks for a message again if it is deleted, so that its screen says so. */
const checkMessage =
  (association_id: string, message_id: string): AppThunk<Promise<void>> =>
  async (dispatch, _, { connection }) => {
    const input = { params: { association_id, message_id } };
    try {
      await connection.call(bulletinOperations.getMessage, input, BACKGROUND);
    } catch (error) {
      if (isApiFailure(error, 'not_found'))
        dispatch(util.invalidateTags([{ type: 'Message', id: message_id }]));
    }
  };

/**
 * Removes messages from the bulletin board that were deleted in another tab or by another member, when the server
 * tells of a change. New messages wait until the member asks for them (`NewItems`).
 */
export function useDeletions(kind: MessageKind, settings: MessagesProps['settings']): void {
  const { id } = useAssociation();
  const dispatch = useAppDispatch();
  useSectionChanges(kind === 'news' ? undefined : id, () => void dispatch(removeDeleted(id, settings)));
}

/** Shows that a message of the bulletin board is gone when it was deleted in another tab or by another member. */
export function useDeletionOf(kind: MessageKind, messageId: string): void {
  const { id } = useAssociation();
  const dispatch = useAppDispatch();
  useSectionChanges(kind === 'news' ? undefined : id, () => void dispatch(checkMessage(id, messageId)));
}
