import { type Entry as EntryData, isAboutJoin, timelineOperations } from '@mijn/domain/timeline';
import { type AttachedFile, fileTitle } from '@mijn/domain/files';
import { isVideo } from '@mijn/domain/uploads';
import { MessageFile, MessageFiles, MessageText } from '@mijn/ui/message-feed';
import { PhotoGrid } from '@mijn/ui/photo-grid';
import { HistoryChange, HistoryEvent, HistoryMessage } from './history/history.tsx';
import { Video } from './video/video.tsx';
import { useBrand } from '../../../shared/brand/brand.ts';
import { type FileLinks, useFileLinks } from '../../../shared/files/file-links.ts';
import type { OpenFile } from '../../../shared/files/use-open-file.ts';
import { useNow } from '../../../shared/first-view/use-now.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { TodoStateTag } from '../components/todo-state.tsx';
import { cardId } from './card-id.ts';
import { eventWords } from './entry-words.ts';
import { momentWithTime } from './moment.ts';
import { OwnActions } from './own-actions.tsx';
import { texts } from './texts.ts';
import { useEntryPhotos } from './use-entry-photos.ts';

/** Returns a function that returns the URLs of a file of an entry. */
export function useEntryFileLinks(todo_id: string) {
  const { id: association_id } = useAssociation();
  const linksOf = useFileLinks(
    timelineOperations.downloadEntryAttachment,
    timelineOperations.getEntryThumbnail,
  );
  return (entry_id: string, { id, has_thumbnail }: AttachedFile): FileLinks =>
    linksOf({ association_id, todo_id, entry_id, attachment_id: id }, has_thumbnail);
}

interface OpenPhoto {
  openId: string | null;
  show: (id: string | null) => void;
}

interface EntryProps {
  todoId: string;
  entry: EntryData;
  isNew: boolean;
  openFile: Pick<OpenFile, 'hrefOf'>;
  openPhoto: OpenPhoto;
}

/** The name of a person at the beginning of a line, such as "De heer B. Bakker". */
const atStart = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const changeOf = ({ state_before, state }: EntryData) =>
  state_before !== null && state !== null
    ? { before: <TodoStateTag state={state_before} />, after: <TodoStateTag state={state} /> }
    : undefined;

function EntryExtras({ todoId, entry, openFile, openPhoto, name }: EntryExtrasProps) {
  const linksOf = useEntryFileLinks(todoId);
  const isFailed = ({ state }: EntryData['photos'][number]): boolean => state === 'failed';
  const photos = useEntryPhotos(todoId)({ ...entry, photos: entry.photos.filter((one) => !isFailed(one)) });
  const unreadable = entry.photos.filter(isFailed).length;
  const change = changeOf(entry);
  const videos = entry.attachments.filter(isVideo);
  const files = entry.attachments.filter((file) => !isVideo(file));
  return (
    <>
      {photos.length > 0 && (
        <PhotoGrid
          label={texts.photos(name)}
          photos={photos}
          size="small"
          openId={openPhoto.openId}
          onOpen={openPhoto.show}
        />
      )}
      {unreadable > 0 && (
        <MessageText text={texts.unreadable(unreadable, entry.author?.is_caller === true)} />
      )}
      {videos.map((video) => {
        const { view, download } = linksOf(entry.id, video);
        return (
          <Video
            key={video.id}
            label={texts.video(name)}
            src={view}
            name={video.name}
            byteSize={video.byte_size}
            downloadHref={download}
          />
        );
      })}
      {files.length > 0 && (
        <MessageFiles label={texts.files(name)}>
          {files.map((file) => (
            <MessageFile
              key={file.id}
              name={fileTitle(file)}
              href={openFile.hrefOf(file.id)}
              extension={file.extension}
              byteSize={file.byte_size}
              thumbnail={linksOf(entry.id, file).thumbnail}
            />
          ))}
        </MessageFiles>
      )}
      {change && <HistoryChange {...change} />}
    </>
  );
}

interface EntryExtrasProps extends Omit<EntryProps, 'isNew'> {
  name: string;
}

/** Shows one entry of the timeline: what a person wrote, or a change by the provider. */
export function Entry({ isNew, ...props }: EntryProps) {
  const { todoId, entry } = props;
  const { name: provider } = useBrand();
  const now = useNow();
  const { author, happened_at, changed_at } = entry;
  const when = { dateTime: happened_at, moment: momentWithTime(happened_at, now), isNew };
  if (author === null || isAboutJoin(entry.kind)) {
    const { icon, title, text } = eventWords(entry, provider);
    const hasExtras = entry.photos.length + entry.attachments.length > 0;
    return (
      <HistoryEvent {...when} icon={icon} title={title} change={hasExtras ? undefined : changeOf(entry)}>
        {text !== '' && <MessageText text={text} />}
        {hasExtras && <EntryExtras {...props} name={provider} />}
      </HistoryEvent>
    );
  }
  const moment = changed_at
    ? `${when.moment}, ${texts.changed(momentWithTime(changed_at, now))}`
    : when.moment;
  return (
    <HistoryMessage
      {...when}
      id={cardId(entry.id)}
      moment={moment}
      author={author.name}
      shownAuthor={author.is_caller ? texts.you : atStart(author.name)}
      roleLabel={texts.roles(provider)[author.role]}
      look={author.role === 'board' || author.role === 'provider' ? 'strong' : 'plain'}
      extras={<EntryExtras {...props} name={author.name} />}
      actions={<OwnActions todoId={todoId} entry={entry} name={author.name} />}
    >
      <MessageText text={entry.text ?? ''} />
    </HistoryMessage>
  );
}
