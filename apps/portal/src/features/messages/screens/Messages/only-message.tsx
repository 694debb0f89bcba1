import { mdiArrowLeft } from '@mdi/js';
import { EmptyState } from '@mijn/ui/empty-state';
import { LinkButton } from '@mijn/ui/link-button';
import { MessageFeed, MessageFeedSkeleton } from '@mijn/ui/message-feed';
import { Stack } from '@mijn/ui/stack';
import { isNotFound } from '../../../../shared/api/error-of.ts';
import { OpenedFile } from '../../../../shared/files/opened-file.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { useAttachmentLinks, useOneMessage } from '../../message-kinds.ts';
import { useDeletionOf } from '../../use-deletions.ts';
import { BoardMessage } from './board-message.tsx';
import type { MessageParts } from './message-results.tsx';
import { texts } from './texts.ts';

export function OnlyMessage({ kind, openFile, messageId }: MessageParts & { messageId: string }) {
  const query = useOneMessage(kind, messageId);
  useDeletionOf(kind, messageId);
  const linksOf = useAttachmentLinks(kind);
  const all = (
    <LinkButton variant="text" icon={mdiArrowLeft} href="?">
      {texts.all}
    </LinkButton>
  );
  if (isNotFound(query))
    return (
      <EmptyState title={texts.gone.title} action={all}>
        {texts.gone.text}
      </EmptyState>
    );
  return (
    <Stack gap="small">
      {all}
      <QueryState query={query} failure={texts.failed} skeleton={<MessageFeedSkeleton messages={1} />}>
        {(message) => (
          <>
            <MessageFeed label={texts.messages}>
              <BoardMessage
                message={message}
                linksOf={(file) => linksOf(message, file)}
                openFile={openFile}
                isWhole
              />
            </MessageFeed>
            <OpenedFile
              files={message.attachments}
              linksOf={(file) => linksOf(message, file)}
              openFile={openFile}
            />
          </>
        )}
      </QueryState>
    </Stack>
  );
}
