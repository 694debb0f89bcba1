import type { Photo } from '@mijn/domain/albums';
import { ALBUM_PHOTOS_MAX } from '@mijn/domain/limits';
import { useContext, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useAppDispatch, useAppSelector } from '../../../shared/api/hooks.ts';
import { FormContext, useFormFieldProps } from '../../../shared/forms/fields.tsx';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { cancelUpload, retryUpload, startUploads } from '../../../shared/uploads/start-uploads.ts';
import { isUnderWay } from '../../../shared/uploads/upload.ts';
import {
  placeHidden,
  placeShown,
  selectUploadsOf,
  uploadRemoved,
} from '../../../shared/uploads/uploads.slice.ts';
import { useDeletePhotoMutation } from '../albums.endpoints.ts';
import { photoUpload, placeOf } from '../uploads/photo-upload.ts';
import {
  addPreview,
  chosenFile,
  countPreviews,
  onPreview,
  previewOf,
  removePreview,
} from '../uploads/previews.ts';
import { usePictures } from '../use-pictures.ts';
import { isUploadId, toEntry, toFormPhoto, withStored } from './album-values.ts';
import { texts } from './texts.ts';
import { toImage } from './to-image.ts';
import { usePhotoStates } from './use-photo-states.ts';

/**
 * Keeps the photos of the form: uploads the chosen files, and stores the photos with their order, descriptions and
 * cover in the values of the form.
 * @param known the photos of the edited album. Photos that are added to it meanwhile are added to the form.
 */
export function usePhotos(draftKey: string, known: readonly Photo[]) {
  const { id: association_id } = useAssociation();
  const { setFiles, setHold, onRestart } = useContext(FormContext);
  const { value: entries, onChange: setEntries } = useFormFieldProps<readonly string[]>('photos');
  const { value: coverId, onChange: setCover } = useFormFieldProps('cover_id');
  const dispatch = useAppDispatch();
  const [deletePhoto] = useDeletePhotoMutation();
  const { urlOf } = usePictures();
  const [isFull, setFull] = useState(false);
  const place = placeOf(draftKey);
  const uploads = useAppSelector((state) => selectUploadsOf(state, place));
  useSyncExternalStore(onPreview, countPreviews);

  const photos = entries.map(toFormPhoto);
  const states = usePhotoStates(
    photos.map(({ id }) => id).filter((id) => !isUploadId(id)),
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
      preview: upload && previewOf(upload.id),
      picture: urlOf(upload?.storedId ?? id, 'small'),
      hasFile: upload !== undefined && chosenFile(upload.id) !== undefined,
    });
  });
  const pending = uploads.filter(({ storedId, state }) => storedId === undefined && state !== 'cancelled');
  const hold = images.some(({ upload }) => upload?.status === 'failed') ? texts.hold : undefined;

  /** Returns the id of a photo in the values, from the id of its image. */
  const valueIdOf = (imageId: string) =>
    photos.find(({ id }) => (uploadOf(id)?.id ?? id) === imageId)?.id ?? imageId;

  /** Cancels an upload, or deletes a photo that is not in an album yet. The save takes a photo out of an album. */
  const discard = (id: string) => {
    const upload = uploadOf(id);
    const stored = upload ? upload.storedId : id;
    if (upload) {
      if (isUnderWay(upload)) dispatch(cancelUpload(upload.id));
      dispatch(uploadRemoved(upload.id));
      removePreview(upload.id);
    }
    if (stored !== undefined && !known.some((photo) => photo.id === stored))
      void deletePhoto({ params: { association_id, photo_id: stored } });
  };
  const without = (ids: readonly string[]) => {
    for (const id of ids) discard(id);
    setEntries(photos.filter(({ id }) => !ids.includes(id)).map(toEntry));
    setFull(false);
  };
  const start = (files: readonly File[]) => {
    const tasks = files.map((file) => photoUpload(association_id, file, draftKey));
    for (const { id, file } of tasks) addPreview(id, file);
    void dispatch(startUploads(tasks));
    return tasks.map(({ id }) => id);
  };

  /** Takes the uploads that have ended, and photos that others added, into the values of the form. */
  const takeNew = useEffectEvent(() => {
    const storedIds = new Map(
      uploads.flatMap(({ id, storedId }) => (storedId ? [[id, storedId] as const] : [])),
    );
    if (photos.some(({ id }) => storedIds.has(id))) setEntries(withStored(entries, storedIds));
    const cover = storedIds.get(coverId);
    if (cover !== undefined) setCover(cover);
  });
  const seen = useRef(known);
  const takeAdded = useEffectEvent(() => {
    if (seen.current === known) return;
    const added = known.filter(
      ({ id }) => !seen.current.some((photo) => photo.id === id) && !photos.some((photo) => photo.id === id),
    );
    seen.current = known;
    if (added.length > 0) setEntries([...entries, ...added.map(toEntry)]);
  });
  /** Takes out the photos of a draft that were not uploaded. The draft names their files. */
  const takeOutLost = useEffectEvent(() => {
    const kept = photos.filter(({ id }) => !isUploadId(id) || uploadOf(id) !== undefined);
    if (kept.length < photos.length) setEntries(kept.map(toEntry));
  });
  const restart = useEffectEvent(() => {
    for (const { id } of photos) discard(id);
  });
  const files = pending.map(({ fileName, byteSize }) => ({ name: fileName, size: byteSize }));
  useEffect(() => takeOutLost(), []);
  useEffect(() => {
    takeNew();
    setFiles('photos', files);
  });
  useEffect(() => takeAdded());
  useEffect(() => setHold('photos', hold), [setHold, hold]);
  useEffect(() => onRestart(() => restart()), [onRestart]);
  useEffect(() => {
    dispatch(placeShown(place));
    return () => void dispatch(placeHidden(place));
  }, [dispatch, place]);

  return {
    images,
    coverId: coverId === '' ? (images[0]?.id ?? null) : (uploadOf(coverId)?.id ?? coverId),
    pending: pending.filter(isUnderWay).length,
    /** The number of photos that are on the server and can be used. */
    done: photos.filter(({ id }, at) => !isUploadId(id) && images[at]?.upload?.status !== 'failed').length,
    isFull,
    add: (chosen: readonly File[]) => {
      const isChosen = (file: File) =>
        uploads.some((one) => one.fileName === file.name && one.byteSize === file.size);
      const added = chosen.filter((file) => !isChosen(file));
      const room = ALBUM_PHOTOS_MAX - photos.length;
      setFull(added.length > room);
      const ids = start(added.slice(0, Math.max(room, 0)));
      setEntries([...entries, ...ids.map((id) => toEntry({ id, alt: '' }))]);
    },
    order: (ids: readonly string[]) =>
      setEntries(ids.flatMap((imageId) => photos.filter(({ id }) => id === valueIdOf(imageId)).map(toEntry))),
    chooseCover: (imageId: string) => setCover(valueIdOf(imageId)),
    describe: (imageId: string, alt: string) =>
      setEntries(photos.map((photo) => toEntry(photo.id === valueIdOf(imageId) ? { ...photo, alt } : photo))),
    remove: (imageId: string) => without([valueIdOf(imageId)]),
    retry: (imageId: string) => {
      const upload = uploadOf(valueIdOf(imageId));
      const file = upload && chosenFile(upload.id);
      if (!upload?.storedId) {
        void dispatch(retryUpload(imageId));
        return;
      }
      // The stored photo cannot be used, so the file is sent as a new photo at the same place.
      if (!file) return;
      const [again = ''] = start([file]);
      discard(valueIdOf(imageId));
      setEntries(
        photos.map((photo) => toEntry(photo.id === valueIdOf(imageId) ? { ...photo, id: again } : photo)),
      );
    },
    cancelAll: () =>
      without(photos.filter(({ id }) => pending.some((one) => one.id === id)).map(({ id }) => id)),
  };
}
