import type { Photo } from '@mijn/domain/albums';
import { ALBUM_PHOTOS_MAX } from '@mijn/domain/limits';
import type { OrderedImage } from '@mijn/ui/image-order';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';
import { FormContext, useFormFieldProps } from '../../../shared/forms/fields.tsx';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { cancelUpload, retryUpload } from '../../../shared/uploads/start-uploads.ts';
import { isUnderWay } from '../../../shared/uploads/upload.ts';
import { canSendAgain } from '../../../shared/uploads/upload-error.ts';
import {
  placeHidden,
  placeShown,
  selectUploadsOf,
  uploadRemoved,
} from '../../../shared/uploads/uploads.slice.ts';
import { fileOf, releasePhotos } from '../uploads/photo-files.ts';
import { placeOf, uploadPhotos } from '../uploads/photo-upload.ts';
import { isNamesakeOf, withoutRepeated } from '../uploads/repeated-photos.ts';
import { selectPhotoUploads } from '../uploads/photo-uploads.slice.ts';
import { usePictures } from '../use-pictures.ts';
import { toEntry, toFormPhoto, withStored } from './album-values.ts';
import { texts } from './texts.ts';
import { toImage } from './to-image.ts';
import { usePhotoStates } from './use-photo-states.ts';

function holdOf(images: readonly OrderedImage[]): string | undefined {
  const failed = images.flatMap(({ upload }) => (upload?.status === 'failed' ? [upload] : []));
  if (failed.length === 0) return undefined;
  return failed.every(({ isFinal }) => isFinal) ? texts.holdFinal : texts.hold;
}

/**
 * Keeps the photos of the form, with their order, descriptions and cover.
 * @param refused the ids of the photos that the server refused for the album.
 */
export function usePhotos(draftKey: string, known: readonly Photo[], refused: readonly string[]) {
  const { id: association_id } = useAssociation();
  const { draft, setFiles, setHold, onRestart } = useContext(FormContext);
  const { value: entries, onChange: setEntries } = useFormFieldProps<readonly string[]>('photos');
  const { value: coverId, onChange: setCover } = useFormFieldProps('cover_id');
  const dispatch = useAppDispatch();
  const { urlOf } = usePictures();
  const [isFull, setFull] = useState(false);
  const [repeated, setRepeated] = useState(0);
  const [drafted] = useState(draft?.stored?.files ?? []);
  const place = placeOf(draftKey);
  const uploads = useAppSelector((state) => selectUploadsOf(state, place));
  const { previews } = useAppSelector(selectPhotoUploads);

  const photos = entries.map(toFormPhoto);
  const states = usePhotoStates(
    photos.flatMap(({ id, isUpload }) => (isUpload ? [] : [id])),
    known,
  );
  const uploadOf = (id: string) => uploads.find((upload) => upload.id === id || upload.storedId === id);
  const images = photos.map(({ id, alt }) => {
    const upload = uploadOf(id);
    return toImage({
      id,
      alt,
      upload,
      photo: states.get(upload?.storedId ?? id),
      preview: upload && previews[upload.id],
      pictureOf: (photoId) => urlOf(photoId, 'small'),
      isRefused: refused.includes(id),
    });
  });
  const pending = uploads.filter(({ storedId, state }) => storedId === undefined && state !== 'cancelled');
  const hold = holdOf(images);

  const valueIdOf = (imageId: string) =>
    photos.find(({ id }) => (uploadOf(id)?.id ?? id) === imageId)?.id ?? imageId;

  /** Ends the upload of a photo. The server deletes staged photos later, so that a draft can be put back. */
  const discard = (id: string) => {
    const upload = uploadOf(id);
    if (!upload) return;
    if (isUnderWay(upload)) dispatch(cancelUpload(upload.id));
    dispatch(uploadRemoved(upload.id));
    dispatch(releasePhotos([upload.id]));
  };
  const without = (ids: readonly string[]) => {
    for (const id of ids) discard(id);
    setEntries(photos.filter(({ id }) => !ids.includes(id)).map(toEntry));
    setFull(false);
  };
  const start = (files: readonly File[]) => dispatch(uploadPhotos(association_id, files, draftKey));
  const addNow = (added: readonly File[]) => {
    const room = ALBUM_PHOTOS_MAX - photos.length;
    setFull(added.length > room);
    const ids = start(added.slice(0, Math.max(room, 0)));
    setEntries([...entries, ...ids.map((id) => toEntry({ id, alt: '', isUpload: true }))]);
  };
  const addLater = useRef(addNow);
  useEffect(() => {
    addLater.current = addNow;
  });

  /** Takes the uploads that have ended, and photos that others added, into the values of the form. */
  const takeNew = useEffectEvent(() => {
    const storedIds = new Map(
      uploads.flatMap(({ id, storedId }) => (storedId ? [[id, storedId] as const] : [])),
    );
    if (photos.some(({ id }) => storedIds.has(id))) setEntries(withStored(entries, storedIds));
    const cover = storedIds.get(coverId);
    if (cover !== undefined) setCover(cover);
  });
  /** Removes the photos of a draft that were not uploaded. The draft names their files. */
  const takeOutLost = useEffectEvent(() => {
    const kept = photos.filter(({ id, isUpload }) => !isUpload || uploadOf(id) !== undefined);
    if (kept.length < photos.length) setEntries(kept.map(toEntry));
  });
  const restart = useEffectEvent(() => {
    for (const { id } of photos) discard(id);
  });
  const isUsed = (id: string | undefined) => photos.some((photo) => photo.id === id);
  const usable = uploads.filter(({ error }) => !error || canSendAgain(error));
  const earlier = drafted.filter(
    ({ id }) => id !== undefined && isUsed(id) && !uploads.some((one) => one.storedId === id),
  );
  const files = [
    ...usable.map(({ fileName, byteSize, storedId }) => ({ name: fileName, size: byteSize, id: storedId })),
    ...earlier,
  ];
  const addCompared = async (chosen: readonly File[], held: readonly File[]) => {
    const added = await withoutRepeated(chosen, held, earlier);
    setRepeated(chosen.length - added.length);
    addLater.current(added);
  };
  /** Adds the chosen files once. Only files with the same name and size are read. */
  const add = (chosen: readonly File[]) => {
    setRepeated(0);
    const hasNamesake = (file: File, at: number) =>
      [...files, ...chosen.slice(0, at)].some(isNamesakeOf(file));
    if (!chosen.some(hasNamesake)) {
      addNow(chosen);
      return;
    }
    const held = usable.flatMap(({ id }) => dispatch(fileOf(id)) ?? []);
    void addCompared(chosen, held);
  };
  const close = useEffectEvent(() =>
    dispatch(releasePhotos(uploads.flatMap(({ id, storedId }) => (storedId === undefined ? [] : [id])))),
  );
  useEffect(() => takeOutLost(), []);
  useEffect(() => {
    takeNew();
    setFiles('photos', files);
  });
  useEffect(() => setHold('photos', hold), [setHold, hold]);
  useEffect(() => onRestart(() => restart()), [onRestart]);
  useEffect(() => {
    dispatch(placeShown(place));
    return () => {
      close();
      dispatch(placeHidden(place));
    };
  }, [dispatch, place]);

  return {
    images,
    coverId:
      coverId === ''
        ? (images.find(({ upload }) => upload?.status !== 'failed')?.id ?? null)
        : (uploadOf(coverId)?.id ?? coverId),
    pending: pending.filter(isUnderWay).length,
    done: photos.filter(({ isUpload }, at) => !isUpload && images[at]?.upload?.status !== 'failed').length,
    isFull,
    repeated,
    add,
    order: (ids: readonly string[]) =>
      setEntries(ids.flatMap((imageId) => photos.filter(({ id }) => id === valueIdOf(imageId)).map(toEntry))),
    chooseCover: (imageId: string) => setCover(valueIdOf(imageId)),
    describe: (imageId: string, alt: string) =>
      setEntries(photos.map((photo) => toEntry(photo.id === valueIdOf(imageId) ? { ...photo, alt } : photo))),
    remove: (imageId: string) => without([valueIdOf(imageId)]),
    retry: (imageId: string) => {
      const upload = uploadOf(valueIdOf(imageId));
      const file = upload && dispatch(fileOf(upload.id));
      if (!upload?.storedId) {
        void dispatch(retryUpload(imageId));
        return;
      }
      // The stored photo cannot be used, so that the file is sent as a new photo at the same place.
      if (!file) return;
      setRepeated(0);
      const [again = ''] = start([file]);
      discard(valueIdOf(imageId));
      setEntries(
        photos.map((photo) =>
          toEntry(photo.id === valueIdOf(imageId) ? { ...photo, id: again, isUpload: true } : photo),
        ),
      );
    },
    cancelAll: () =>
      without(photos.filter(({ id }) => pending.some((one) => one.id === id)).map(({ id }) => id)),
  };
}
