import { LinkButton } from '@mijn/ui/link-button';
import { MessageFeed, MessageFeedSkeleton } from '@mijn/ui/message-feed';
import { OpenedFile } from '../../../../shared/files/opened-file.tsx';
import type { OpenFile } from '../../../../shared/files/use-open-file.ts';
import { useFollowMails } from '../../../../shared/mails/use-follow-mails.ts';
import { NewItems } from '../../../../shared/sections/new-items.tsx';
import { ListResults } from '../../../../shared/tables/list-results.tsx';
import { useList } from '../../../../shared/tables/use-list.ts';
import { type MessageKind, useAttachmentLinks, useMessageList } from '../../message-kinds.ts';
import { type MessagesProps, messagesUrl } from '../../messages.endpoints.ts';
import { messagesPath } from '../../messages.paths.ts';
import { useDeletions } from '../../use-deletions.ts';
import { BoardMessage } from './board-message.tsx';
import { texts } from './texts.ts';

export interface MessageParts {
  kind: MessageKind;
  openFile: OpenFile;
  texts: Pick<(typeof texts)['bulletin' | 'news'], 'empty' | 'nothingFound'>;
}

export function MessageResults({
  kind,
  openFile,
  texts: own,
  settings,
  onChange,
}: MessageParts & MessagesProps) {
  const { response, ...calls } = useMessageList(kind, settings);
  const list = useList(response, { url: messagesUrl, settings, onChange, ...calls });
  useFollowMails(response.currentData?.data, () => response.refetch());
  useDeletions(kind, settings, list.query.currentData);
  const linksOf = useAttachmentLinks(kind);
  return (
    <NewItems
      section={kind}
      query={response}
      onShow={() => onChange({ ...messagesUrl.withoutFilters, page: undefined })}
    >
      <ListResults
        list={list}
        texts={{ ...texts, ...own }}
        skeleton={<MessageFeedSkeleton />}
        below={
          <>
            {kind === 'bulletin_board' && (
              <LinkButton variant="text" size="small" href={`${messagesPath}/deleted`}>
                {texts.recentlyDeleted}
              </LinkButton>
            )}
            {list.shown?.data.map((message) => (
              <OpenedFile
                key={message.id}
                files={message.attachments}
                linksOf={(file) => linksOf(message, file)}
                openFile={openFile}
              />
            ))}
          </>
        }
      >
        {(messages) => (
          <MessageFeed label={texts.messages}>
            {messages.map((message) => (
              <BoardMessage
                key={message.id}
                message={message}
                linksOf={(file) => linksOf(message, file)}
                openFile={openFile}
              />
            ))}
          </MessageFeed>
        )}
      </ListResults>
    </NewItems>
  );
}
