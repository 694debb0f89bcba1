import type { Album } from '@mijn/domain/albums';
import { ALBUM_NAME_LENGTH_MAX } from '@mijn/domain/limits';
import { Alert } from '@mijn/ui/alert';
import { SubmitButton } from '@mijn/ui/form';
import { LinkButton } from '@mijn/ui/link-button';
import { ButtonRow } from '@mijn/ui/stack';
import { useState } from 'react';
import { useAppSelector } from '../../../shared/api/hooks.ts';
import { useDraft } from '../../../shared/drafts/use-draft.tsx';
import { FormTextField } from '../../../shared/forms/fields.tsx';
import { PortalForm } from '../../../shared/forms/portal-form.tsx';
import { isUnderWay } from '../../../shared/uploads/upload.ts';
import { selectUploadsOf } from '../../../shared/uploads/uploads.slice.ts';
import { placeOf } from '../uploads/photo-upload.ts';
import { NEW_ALBUM, valuesOf } from './album-values.ts';
import { PhotosField } from './photos-field.tsx';
import { texts } from './texts.ts';
import { useSaveAlbum } from './use-save-album.ts';

const loadSchema = async () => (await import('@mijn/domain/albums/contract')).albumNameForm;

const NONE: Album['photos'] = [];

interface AlbumFormProps {
  /** The edited album as it is now on the server. Undefined for a new album. */
  album?: Album;
  cancelHref: string;
}

/** Shows the form of an album: its name and its photos. */
export function AlbumForm({ album, cancelHref }: AlbumFormProps) {
  const draft = useDraft(album ? `album/${album.id}` : 'album/new');
  const [initialValues] = useState(album ? valuesOf(album) : NEW_ALBUM);
  const { save, hasConflict } = useSaveAlbum(album);
  const isUploading = useAppSelector((state) => selectUploadsOf(state, placeOf(draft.key)).some(isUnderWay));
  return (
    <PortalForm
      initialValues={initialValues}
      labels={texts.fields}
      missingTexts={{ name: texts.nameMissing }}
      loadSchema={loadSchema}
      save={save}
      draft={draft}
      {...(album && { version: album.version })}
    >
      {hasConflict && (
        <Alert tone="warning" title={texts.conflict.title} isAnnounced>
          {texts.conflict.text}
        </Alert>
      )}
      <FormTextField name="name" autoComplete="off" maxLength={ALBUM_NAME_LENGTH_MAX} />
      <PhotosField draftKey={draft.key} known={album?.photos ?? NONE} />
      <output>{isUploading && texts.goesOn}</output>
      <ButtonRow>
        <SubmitButton pendingLabel={texts.saving}>{texts.save}</SubmitButton>
        <LinkButton variant="quiet" href={cancelHref}>
          {texts.cancel}
        </LinkButton>
      </ButtonRow>
    </PortalForm>
  );
}
