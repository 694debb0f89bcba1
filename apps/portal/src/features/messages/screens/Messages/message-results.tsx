import { LinkButton } from '@mijn/ui/link-button';
import { MessageFeed, MessageFeedSkeleton } from '@mijn/ui/message-feed';
import { PagedList } from '@mijn/ui/paged-list';
import { OpenedFile } from '../../../../shared/files/opened-file.tsx';
import type { OpenFile } from '../../../../shared/files/use-open-file.ts';
import { useFollowMails } from '../../../../shared/mails/use-follow-mails.ts';
import { NewItems } from '../../../../shared/sections/new-items.tsx';
import { isOutdated, QueryState, steady } from '../../../../shared/shell/query-state.tsx';
import { EmptyList } from '../../../../shared/tables/empty-list.tsx';
import { pagesOf, useWithinPages } from '../../../../shared/tables/list-pages.ts';
import { usePrinting } from '../../../../shared/tables/use-printing.ts';
import {
  type MessageKind,
  useAttachmentLinks,
  useFetchMessages,
  useMessageList,
} from '../../message-kinds.ts';
import type { MessagesProps } from '../../messages.endpoints.ts';
import { messagesPath } from '../../messages.paths.ts';
import { useDeletions } from '../../use-deletions.ts';
import { BoardMessage } from './board-message.tsx';
import { texts } from './texts.ts';

export interface MessageParts {
  kind: MessageKind;
  openFile: OpenFile;
  texts: Pick<(typeof texts)['bulletin' | 'news'], 'empty' | 'nothingFound'>;
}

const nowhere = { year: undefined, q: undefined, only: undefined };

export function MessageResults({
  kind,
  openFile,
  texts: own,
  settings,
  onChange,
}: MessageParts & MessagesProps) {
  const response = useMessageList(kind, settings);
  const query = useWithinPages(response, (page, options) => onChange({ page }, options));
  useFollowMails(response.currentData?.data, () => response.refetch());
  useDeletions(kind, settings, query.currentData);
  const linksOf = useAttachmentLinks(kind);
  const printing = usePrinting(query.currentData, useFetchMessages(kind, settings));
  const { q, year } = settings;
  return (
    <NewItems section={kind} query={response} onShow={() => onChange({ ...nowhere, page: 1 })}>
      <QueryState query={steady(query)} failure={texts.failed} skeleton={<MessageFeedSkeleton />}>
        {({ data, meta }) => (
          <>
            {data.length === 0 ? (
              <EmptyList
                texts={own}
                isFiltered={q !== undefined || year !== undefined}
                onClear={() => onChange(nowhere)}
              />
            ) : (
              <PagedList
                countText={texts.count}
                rows={data}
                paging={{ ...pagesOf(meta), onPage: (page) => onChange({ page }) }}
                isOutdated={isOutdated(query)}
                printing={printing}
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
              </PagedList>
            )}
            {kind === 'bulletin_board' && (
              <LinkButton variant="text" size="small" href={`${messagesPath}/deleted`}>
                {texts.recentlyDeleted}
              </LinkButton>
            )}
            {data.map((message) => (
              <OpenedFile
                key={message.id}
                files={message.attachments}
                linksOf={(file) => linksOf(message, file)}
                openFile={openFile}
              />
            ))}
          </>
        )}
      </QueryState>
    </NewItems>
  );
}
