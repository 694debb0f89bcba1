import type { Photo } from '@mijn/domain/albums';
import { REPORT_PHOTOS_MAX, VIDEO_BYTES_MAX } from '@mijn/domain/limits';
import { acceptedVideoEntries, partitionFiles } from '@mijn/domain/uploads';
import { Button } from '@mijn/ui/button';
import { Stack } from '@mijn/ui/stack';
import { AttachmentList } from '../../../../shared/attachments/attachment-list.tsx';
import { PhotoTilesField } from '../../../../shared/photos/photo-tiles-field.tsx';
import { uploadPhotos } from '../../../../shared/photos/upload-photos.ts';
import { useFormPhotos } from '../../../../shared/photos/use-form-photos.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import type { UploadKind } from '../../../../shared/uploads/upload.ts';
import { SharedPhotos } from './shared-photos.tsx';
import { texts } from './texts.ts';
import { useVideo } from './use-video.ts';

/** At most three photos are sent at a time, so that each keeps a useful share of the connection. */
const reportPhotos: UploadKind = {
  name: 'report-photos',
  title: texts.uploads.title,
  words: { one: 'foto', many: "foto's", the: 'de foto' },
  atOnce: 3,
  unsent: texts.uploads.unsent,
};

const NONE: readonly Photo[] = [];

interface PhotosQuestionProps {
  draftKey: string;
  /** The ids of the photos that the server refused. */
  refused: readonly string[];
}

export function PhotosQuestion({ draftKey, refused }: PhotosQuestionProps) {
  const { id: association_id } = useAssociation();
  const dispatch = useAppDispatch();
  const photos = useFormPhotos({
    draftKey,
    known: NONE,
    refused,
    refusal: texts.photoRefused,
    max: REPORT_PHOTOS_MAX,
    start: (files) =>
      dispatch(uploadPhotos({ association_id, files, draftKey, kind: reportPhotos, isLight: true })),
  });
  const video = useVideo();
  const addShared = (files: readonly File[]) => {
    const { valid: videos, invalid: others } = partitionFiles(files, acceptedVideoEntries);
    if (videos.length > 0) video.add(videos);
    if (others.length > 0) photos.add(others);
  };
  return (
    <Stack>
      <SharedPhotos onAdd={addShared} />
      <PhotoTilesField
        photos={photos}
        question={3}
        description={texts.photosHelp}
        tooMany={texts.photosTooMany}
        listLabel={texts.photosList}
        action={
          <Button variant="link" onPress={photos.removeAll}>
            {texts.removeAll}
          </Button>
        }
        video={{ accepted: acceptedVideoEntries, maxBytes: VIDEO_BYTES_MAX, onAdd: video.add }}
      />
      <output>{video.isLeftOut && texts.videoTooMany}</output>
      <AttachmentList attachments={video.attachments} uploads={video.uploads} onRemove={video.remove} />
    </Stack>
  );
}
