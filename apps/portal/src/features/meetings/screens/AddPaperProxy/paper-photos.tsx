import type { Photo } from '@mijn/domain/albums';
import { formatByteSize } from '@mijn/domain/formats';
import { PHOTO_BYTES_MAX, REPORT_PHOTOS_MAX } from '@mijn/domain/limits';
import { Button } from '@mijn/ui/button';
import { PhotoTilesField } from '../../../../shared/photos/photo-tiles-field.tsx';
import { uploadPhotos } from '../../../../shared/photos/upload-photos.ts';
import { useFormPhotos } from '../../../../shared/photos/use-form-photos.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import type { UploadKind } from '../../../../shared/uploads/upload.ts';
import { texts as allTexts } from './texts.ts';

const { photos: texts } = allTexts;
const { title, ...words } = texts.uploads;

const paperPhotos: UploadKind = { name: 'paper-photos', title, words, atOnce: 3 };

const NONE: readonly Photo[] = [];

interface PaperPhotosProps {
  draftKey: string;
  /** The ids of the photos that the server refused. */
  refused: readonly string[];
}

/** Shows the field of the photos of a paper. A photo is sent when it is chosen, and keeps its size, so that it can be read. */
export function PaperPhotos({ draftKey, refused }: PaperPhotosProps) {
  const { id: association_id } = useAssociation();
  const dispatch = useAppDispatch();
  const photos = useFormPhotos({
    draftKey,
    known: NONE,
    refused,
    refusal: texts.refused,
    max: REPORT_PHOTOS_MAX,
    wait: texts.wait,
    start: (files) => dispatch(uploadPhotos({ association_id, files, draftKey, kind: paperPhotos })),
  });
  return (
    <div>
      <PhotoTilesField
        photos={photos}
        isOptional={false}
        description={texts.help(REPORT_PHOTOS_MAX, formatByteSize(PHOTO_BYTES_MAX))}
        tooMany={texts.tooMany(REPORT_PHOTOS_MAX)}
        listLabel={texts.list}
        action={
          photos.pending > 0 && (
            <Button variant="link" onPress={photos.cancelAll}>
              {texts.cancel}
            </Button>
          )
        }
      />
    </div>
  );
}
