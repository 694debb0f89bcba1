import { formatByteSize } from '@mijn/domain/formats';
import { PHOTO_BYTES_MAX, REPORT_PHOTOS_MAX } from '@mijn/domain/limits';
import { type Entry, timelineOperations } from '@mijn/domain/timeline';
import { Button } from '@mijn/ui/button';
import { useFileUrl } from '../../../shared/files/file-links.ts';
import { PhotoTilesField } from '../../../shared/photos/photo-tiles-field.tsx';
import { uploadPhotos } from '../../../shared/photos/upload-photos.ts';
import { useFormPhotos } from '../../../shared/photos/use-form-photos.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import type { UploadKind } from '../../../shared/uploads/upload.ts';
import { texts } from './texts.ts';

const { title, ...words } = texts.uploads;

const reactionPhotos: UploadKind = { name: 'reaction-photos', title, words, atOnce: 3 };

const NONE: Entry['photos'] = [];

export interface ReactionPhotosProps {
  todoId: string;
  draftKey: string;
  /** The edited reaction, whose photos the form has already. */
  entry: Entry | undefined;
}

/** Shows the field of the photos of a reaction. A photo is sent when it is chosen. */
export function ReactionPhotos({ todoId, draftKey, entry }: ReactionPhotosProps) {
  const { id: association_id } = useAssociation();
  const dispatch = useAppDispatch();
  const fileUrl = useFileUrl();
  const known = entry?.photos ?? NONE;
  const photos = useFormPhotos({
    draftKey,
    known,
    refused: [],
    refusal: texts.photoTaken,
    max: REPORT_PHOTOS_MAX,
    wait: texts.wait,
    pictureOf: (photo_id) =>
      entry && known.some((photo) => photo.id === photo_id)
        ? fileUrl(timelineOperations.getEntryPicture, {
            params: { association_id, todo_id: todoId, entry_id: entry.id, photo_id, size: 'small' },
          })
        : undefined,
    start: (files) =>
      dispatch(uploadPhotos({ association_id, files, draftKey, kind: reactionPhotos, isLight: true })),
  });
  return (
    <div>
      <PhotoTilesField
        photos={photos}
        description={texts.photosHelp(REPORT_PHOTOS_MAX, formatByteSize(PHOTO_BYTES_MAX))}
        tooMany={texts.tooManyPhotos(REPORT_PHOTOS_MAX)}
        listLabel={texts.photoList}
        action={
          photos.pending > 0 && (
            <Button variant="link" onPress={photos.cancelAll}>
              {texts.cancelPhotos}
            </Button>
          )
        }
      />
    </div>
  );
}
