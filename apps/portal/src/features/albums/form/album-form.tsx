import type { Album } from '@mijn/domain/albums';
import { ALBUM_NAME_LENGTH_MAX } from '@mijn/domain/limits';
import { Alert } from '@mijn/ui/alert';
import { Card } from '@mijn/ui/card';
import { SubmitButton } from '@mijn/ui/form';
import { LinkButton } from '@mijn/ui/link-button';
import { NarrowColumn } from '@mijn/ui/page';
import { ButtonRow } from '@mijn/ui/stack';
import { useState } from 'react';
import { useAppSelector } from '../../../shared/store/hooks.ts';
import type { Draft } from '../../../shared/drafts/draft.ts';
import { startValues } from '../../../shared/drafts/form-draft.tsx';
import { DraftScope } from '../../../shared/drafts/draft-scope.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.tsx';
import { FormTextField } from '../../../shared/forms/fields.tsx';
import { PortalForm } from '../../../shared/forms/portal-form.tsx';
import { placeOf } from '../../../shared/photos/upload-photos.ts';
import { isUnderWay } from '../../../shared/uploads/upload.ts';
import { selectUploadsOf } from '../../../shared/uploads/uploads.slice.ts';
import { type AlbumValues, NEW_ALBUM, valuesOf } from './album-values.ts';
import { MergeChanges } from './merge-changes.tsx';
import { PhotosField } from './photos-field.tsx';
import { texts } from './texts.ts';
import { useSaveAlbum } from './use-save-album.ts';

const loadSchema = async () => (await import('@mijn/domain/albums/contract')).albumNameForm;

const NONE: Album['photos'] = [];

const baseOf = (draft: Draft | undefined, album: Album | undefined): AlbumValues => {
  const current = album ? valuesOf(album) : NEW_ALBUM;
  return draft && album ? startValues(current, { values: draft.base }) : current;
};

interface AlbumFormProps {
  /** The edited album as it is now on the server. Undefined for a new album. */
  album?: Album;
  cancelHref: string;
}

function AlbumFields({ album, cancelHref }: AlbumFormProps) {
  const draft = useDraft();
  const [base, setBase] = useState(() => baseOf(draft.stored, album));
  const { save, hasConflict, isSaved, refused } = useSaveAlbum(album, draft);
  const isUploading = useAppSelector((state) => selectUploadsOf(state, placeOf(draft.key)).some(isUnderWay));
  return (
    <PortalForm
      initialValues={base}
      labels={texts.fields}
      missingTexts={{ name: texts.nameMissing }}
      loadSchema={loadSchema}
      save={save}
      draft={draft}
      {...(album && { version: album.version })}
    >
      {hasConflict && (
        <Alert tone="warning" title={texts.conflict.title} isAnnounced>
          <p>{texts.conflict.text}</p>
          {album && (
            <p>
              {texts.conflict.theirs} <strong>{album.name}</strong>,{' '}
              {texts.conflict.photos(album.photos.length)}
            </p>
          )}
        </Alert>
      )}
      <FormTextField name="name" autoComplete="off" maxLength={ALBUM_NAME_LENGTH_MAX} />
      <PhotosField draftKey={draft.key} known={album?.photos ?? NONE} refused={refused} />
      {album && !isSaved && <MergeChanges album={album} base={base} onMerged={setBase} />}
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

export function AlbumForm({ album, cancelHref }: AlbumFormProps) {
  return (
    <NarrowColumn>
      <Card>
        {album ? (
          <DraftScope form={`album/${album.id}`}>
            <AlbumFields album={album} cancelHref={cancelHref} />
          </DraftScope>
        ) : (
          <DraftScope form="album/new" newLabel={texts.another}>
            <AlbumFields cancelHref={cancelHref} />
          </DraftScope>
        )}
      </Card>
    </NarrowColumn>
  );
}
