import { lazyPart } from '@mijn/ui/lazy-part';
import type { Photo } from '@mijn/domain/albums';
import { ALT_TEXT_LENGTH_MAX, PHOTO_BYTES_MAX } from '@mijn/domain/limits';
import { acceptedPhotoEntries } from '@mijn/domain/uploads';
import { Button } from '@mijn/ui/button';
import { FileUpload } from '@mijn/ui/file-upload';
import { Stack } from '@mijn/ui/stack';
import { useFormFieldProps } from '../../../shared/forms/fields.tsx';
import { texts as photoTexts } from '../../../shared/photos/texts.ts';
import { texts } from './texts.ts';
import { usePhotos } from './use-photos.ts';

const { Component: ImageOrder } = lazyPart(
  'image-order',
  async () => (await import('@mijn/ui/image-order')).ImageOrder,
);

interface PhotosFieldProps {
  draftKey: string;
  known: readonly Photo[];
  refused: readonly string[];
}

export function PhotosField({ draftKey, known, refused }: PhotosFieldProps) {
  const { id, label, errorMessage } = useFormFieldProps<readonly string[]>('photos');
  const photos = usePhotos(draftKey, known, refused);
  const { images, pending } = photos;
  return (
    <Stack>
      <FileUpload
        id={id}
        label={label}
        description={texts.help}
        errorMessage={photos.isFull ? texts.tooMany : errorMessage}
        accepted={acceptedPhotoEntries}
        maxBytes={PHOTO_BYTES_MAX}
        isMultiple
        subject="photos"
        onAdd={photos.add}
      />
      <output>{photos.repeated > 0 && photoTexts.repeated(photos.repeated)}</output>
      {images.length > 0 && (
        <ImageOrder
          label={texts.list}
          summary={photoTexts.progress(photos.done, images.length)}
          action={
            pending > 0 && (
              <Button variant="link" onPress={photos.cancelAll}>
                {texts.cancelAll}
              </Button>
            )
          }
          images={images}
          coverId={photos.coverId}
          altMaxLength={ALT_TEXT_LENGTH_MAX}
          onOrder={photos.order}
          onCover={photos.chooseCover}
          onAlt={photos.describe}
          onRemove={photos.remove}
          onRetry={photos.retry}
        />
      )}
    </Stack>
  );
}
