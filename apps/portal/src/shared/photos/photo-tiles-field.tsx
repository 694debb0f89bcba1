import { ALT_TEXT_LENGTH_MAX, PHOTO_BYTES_MAX } from '@mijn/domain/limits';
import { acceptedPhotoEntries, acceptsFile } from '@mijn/domain/uploads';
import { FileUpload } from '@mijn/ui/file-upload';
import { PhotoTiles } from '@mijn/ui/photo-tiles';
import type { ReactNode } from 'react';
import { useFormFieldProps } from '../forms/fields.tsx';
import { texts } from './texts.ts';
import type { useFormPhotos } from './use-form-photos.ts';

interface PhotoTilesFieldProps {
  photos: ReturnType<typeof useFormPhotos>;
  description: string;
  /** Says that more photos were chosen than fit. */
  tooMany: string;
  /** The name of the list of photos. */
  listLabel: string;
  /** A button about all photos. */
  action: ReactNode;
  /** Whether the form can be saved without photos. */
  isOptional?: boolean;
  /** The number of the question that the field is. */
  question?: number;
  /** The video that the field takes beside the photos. */
  video?: VideoOfField;
}

interface VideoOfField {
  accepted: readonly string[];
  maxBytes: number;
  /** Called with the chosen videos. */
  onAdd: (files: readonly File[]) => void;
}

const NO_VIDEO: readonly string[] = [];

/** Shows the field `photos` of a form: buttons that choose photos, and a tile with a description for each photo. */
export function PhotoTilesField({
  photos,
  description,
  tooMany,
  listLabel,
  action,
  isOptional = true,
  question,
  video,
}: PhotoTilesFieldProps) {
  const { id, label, errorMessage } = useFormFieldProps<readonly string[]>('photos');
  const { images } = photos;
  const { accepted: videoEntries = NO_VIDEO, maxBytes: videoBytesMax = 0 } = video ?? {};
  const isVideo = (file: File) => videoEntries.length > 0 && acceptsFile(file, videoEntries);
  const add = (files: readonly File[]) => {
    const videos = files.filter((file) => isVideo(file));
    if (videos.length > 0) video?.onAdd(videos);
    if (videos.length < files.length) photos.add(files.filter((file) => !isVideo(file)));
  };
  return (
    <>
      <FileUpload
        id={id}
        label={label}
        {...(question !== undefined && { question })}
        isOptional={isOptional}
        look="buttons"
        description={description}
        errorMessage={photos.isFull ? tooMany : errorMessage}
        accepted={[...acceptedPhotoEntries, ...videoEntries]}
        maxBytes={(file) => (isVideo(file) ? videoBytesMax : PHOTO_BYTES_MAX)}
        isMultiple
        subject={video ? 'photos_and_video' : 'photos'}
        onAdd={add}
      />
      <output>{photos.repeated > 0 && texts.repeated(photos.repeated)}</output>
      {images.length > 0 && (
        <PhotoTiles
          label={listLabel}
          summary={texts.progress(photos.done, images.length)}
          action={action}
          photos={images}
          altMaxLength={ALT_TEXT_LENGTH_MAX}
          onAlt={photos.describe}
          onRemove={photos.remove}
          onRetry={photos.retry}
        />
      )}
    </>
  );
}
