import type { Photo } from '@mijn/domain/albums';
import { ALT_TEXT_LENGTH_MAX, PHOTO_BYTES_MAX, REPORT_PHOTOS_MAX } from '@mijn/domain/limits';
import { acceptedPhotoEntries } from '@mijn/domain/uploads';
import { Button } from '@mijn/ui/button';
import { FileUpload } from '@mijn/ui/file-upload';
import { PhotoTiles } from '@mijn/ui/photo-tiles';
import { Stack } from '@mijn/ui/stack';
import { useEffect, useEffectEvent } from 'react';
import { useFormFieldProps } from '../../../../shared/forms/fields.tsx';
import { texts as photoTexts } from '../../../../shared/photos/texts.ts';
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

interface PhotosQuestionProps {
  draftKey: string;
  /** The ids of the photos that the server refused. */
  refused: readonly string[];
}

export function PhotosQuestion({ draftKey, refused }: PhotosQuestionProps) {
  const { id: association_id } = useAssociation();
  const dispatch = useAppDispatch();
  const { id, label, errorMessage } = useFormFieldProps<readonly string[]>('photos');
  const photos = useFormPhotos({
    draftKey,
    known: NONE,
    refused,
    refusal: texts.photoRefused,
    max: REPORT_PHOTOS_MAX,
    start: (files) => dispatch(uploadPhotos({ association_id, files, draftKey, kind: reportPhotos })),
  });
  const { images } = photos;
  const addShared = useEffectEvent(async () => {
    const files = await takeSharedFiles();
    if (files.length > 0) photos.add(files);
  });
  useEffect(() => void addShared(), []);
  return (
    <Stack>
      <FileUpload
        id={id}
        label={label}
        question={3}
        isOptional
        look="buttons"
        description={texts.photosHelp}
        errorMessage={photos.isFull ? texts.photosTooMany : errorMessage}
        accepted={acceptedPhotoEntries}
        maxBytes={PHOTO_BYTES_MAX}
        isMultiple
        subject="photos"
        onAdd={photos.add}
      />
      <output>{photos.repeated > 0 && photoTexts.repeated(photos.repeated)}</output>
      {images.length > 0 && (
        <PhotoTiles
          label={texts.photosList}
          summary={photoTexts.progress(photos.done, images.length)}
          action={
            <Button variant="link" onPress={photos.removeAll}>
              {texts.removeAll}
            </Button>
          }
          photos={images}
          altMaxLength={ALT_TEXT_LENGTH_MAX}
          onAlt={photos.describe}
          onRemove={photos.remove}
          onRetry={photos.retry}
        />
      )}
    </Stack>
  );
}
