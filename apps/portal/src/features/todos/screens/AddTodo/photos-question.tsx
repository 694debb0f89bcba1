import type { Photo } from '@mijn/domain/albums';
import type { AttachedFile } from '@mijn/domain/files';
import { REPORT_PHOTOS_MAX, VIDEO_BYTES_MAX } from '@mijn/domain/limits';
import { acceptedVideoEntries, partitionFiles } from '@mijn/domain/uploads';
import { Button } from '@mijn/ui/button';
import { Stack } from '@mijn/ui/stack';
import { useEffect, useEffectEvent, useState } from 'react';
import { AttachmentList } from '../../../../shared/attachments/attachment-list.tsx';
import { useAttachments } from '../../../../shared/attachments/use-attachments.ts';
import { PhotoTilesField } from '../../../../shared/photos/photo-tiles-field.tsx';
import { uploadPhotos } from '../../../../shared/photos/upload-photos.ts';
import { useFormPhotos } from '../../../../shared/photos/use-form-photos.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { takeSharedFiles } from '../../../../shared/share-target/take-shared-files.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import type { UploadKind } from '../../../../shared/uploads/upload.ts';
import { texts } from './texts.ts';

/** At most three photos are sent at a time, so that each keeps a useful share of the connection. */
const reportPhotos: UploadKind = {
  name: 'report-photos',
  title: texts.uploads.title,
  words: { one: 'foto', many: "foto's", the: 'de foto' },
  atOnce: 3,
  unsent: texts.uploads.unsent,
};

const NONE: readonly Photo[] = [];
const NO_VIDEO: readonly AttachedFile[] = [];

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
  const video = useAttachments('video_id', NO_VIDEO, { isSingle: true, kind: 'video', canWait: true });
  const hasVideo = video.attachments.length + video.uploads.length > 0;
  const [isVideoLeft, setVideoLeft] = useState(false);
  const addVideo = (files: readonly File[]) => {
    setVideoLeft(hasVideo || files.length > 1);
    if (!hasVideo) video.add(files.slice(0, 1));
  };
  const addShared = useEffectEvent(async () => {
    const files = await takeSharedFiles();
    const { valid: videos, invalid: others } = partitionFiles(files, acceptedVideoEntries);
    if (videos.length > 0) addVideo(videos);
    if (others.length > 0) photos.add(others);
  });
  useEffect(() => void addShared(), []);
  return (
    <Stack>
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
        video={{ accepted: acceptedVideoEntries, maxBytes: VIDEO_BYTES_MAX, onAdd: addVideo }}
      />
      <output>{isVideoLeft && texts.videoTooMany}</output>
      <AttachmentList
        attachments={video.attachments}
        uploads={video.uploads}
        onRemove={(id) => {
          setVideoLeft(false);
          video.remove(id);
        }}
      />
    </Stack>
  );
}
