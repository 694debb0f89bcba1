import type { Message as MessageItem } from '@mijn/domain/messages';
import { fileTitle } from '@mijn/domain/files';
import { formatMoment } from '@mijn/domain/formats';
import { Message, MessageFile, MessageFiles } from '@mijn/ui/message-feed';
import type { FileLinks } from '../../../../shared/files/file-links.ts';
import type { OpenFile } from '../../../../shared/files/use-open-file.ts';
import { useNow } from '../../../../shared/first-view/use-now.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { texts as mailTexts } from '../../../../shared/mails/texts.ts';
import { onlyMessage } from '../../messages.paths.ts';
import { MessageMenu } from './message-menu.tsx';
import { texts } from './texts.ts';

interface BoardMessageProps {
  message: MessageItem;
  linksOf: (file: MessageItem['attachments'][number]) => FileLinks;
  openFile: OpenFile;
  isWhole?: boolean;
}

export function BoardMessage({ message, linksOf, openFile, isWhole = false }: BoardMessageProps) {
  const { isReadOnly } = useSession();
  const now = useNow();
  const { id, subject, text, author_name, published_at, changed_at, mail, attachments } = message;
  return (
    <Message
      subject={subject}
      href={onlyMessage(id)}
      text={text}
      isWhole={isWhole}
      author={author_name}
      facts={[
        formatMoment(published_at, now),
        ...(changed_at === null ? [] : [texts.changed(formatMoment(changed_at, now))]),
        ...(mail === null ? [] : [mailTexts.progress(mail)]),
      ]}
      isUnread={message.is_unread}
      menu={message.may_edit && !isReadOnly && <MessageMenu message={message} />}
      files={
        attachments.length > 0 && (
          <MessageFiles label={texts.files(subject)}>
            {attachments.map((file) => (
              <MessageFile
                key={file.id}
                name={fileTitle(file)}
                href={openFile.hrefOf(file.id)}
                extension={file.extension}
                byteSize={file.byte_size}
                thumbnail={linksOf(file).thumbnail}
              />
            ))}
          </MessageFiles>
        )
      }
    />
  );
}
