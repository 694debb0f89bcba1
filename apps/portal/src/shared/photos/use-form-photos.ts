import { albumsOperations, type Photo } from '@mijn/domain/albums';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { FormContext, useFormFieldProps } from '../forms/fields.tsx';
import { useFileUrl } from '../files/file-links.ts';
import { useAssociation } from '../session/association-context.ts';
import { cancelUpload, retryUpload } from '../uploads/start-uploads.ts';
import { isUnderWay } from '../uploads/upload.ts';
import { canSendAgain } from '../uploads/upload-error.ts';
import { placeHidden, placeShown, selectUploadsOf, uploadRemoved } from '../uploads/uploads.slice.ts';
import { toEntry, toFormPhoto, withStored } from './form-photos.ts';
import { fileOf, releasePhotos } from './photo-files.ts';
import { selectPhotoUploads } from './photo-uploads.slice.ts';
import { isNamesakeOf, withoutRepeated } from './repeated-photos.ts';
import { texts } from './texts.ts';
import { type FormImage, toImage } from './to-image.ts';
import { placeOf } from './upload-photos.ts';
import { usePhotoStates } from './use-photo-states.ts';

function holdOf(images: readonly FormImage[]): string | undefined {
  const failed = images.flatMap(({ upload }) => (upload?.status === 'failed' ? [upload] : []));
  if (failed.length === 0) return undefined;
  return failed.every(({ isFinal }) => isFinal) ? texts.holdFinal : texts.hold;
}

interface FormPhotosOptions {
  draftKey: string;
  /** The photos that the edited thing has already. */
  known: readonly Photo[];
  /** The ids of the photos that the server refused. */
  refused: readonly string[];
  /** Says why the server refused a photo. */
  refusal: (name: string) => string;
  /** The maximum number of photos. */
  max: number;
  /** Says why the form cannot be saved while photos are being sent. Without it, the form can. */
  wait?: string;
  /** Returns the URL of a small picture of a known photo, if it is not in an album. */
  pictureOf?: (photoId: string) => string | undefined;
  /** Starts the uploads of chosen files, and returns their ids. */
  start: (files: readonly File[]) => string[];
  /** Called after each change with the ids of the stored photos by the ids of their uploads. */
  onStored?: (storedIds: ReadonlyMap<string, string>) => void;
}

/** Keeps the photos of the field `photos` of a form, with their order and descriptions. */
export function useFormPhotos(options: FormPhotosOptions) {
  const { draftKey, known, refused, refusal, max, wait, pictureOf, start, onStored } = options;
  const { id: association_id } = useAssociation();
  const { draft, setFiles, setHold, onRestart } = useContext(FormContext);
  const { value: entries, onChange: setEntries } = useFormFieldProps<readonly string[]>('photos');
  const dispatch = useAppDispatch();
  const fileUrl = useFileUrl();
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
      pictureOf: (photo_id) =>
        pictureOf?.(photo_id) ??
        fileUrl(albumsOperations.getPicture, { params: { association_id, photo_id, size: 'small' } }),
      refusal: refused.includes(id) ? refusal : undefined,
    });
  });
  const pending = uploads.filter(({ storedId, state }) => storedId === undefined && state !== 'cancelled');
  const hold = holdOf(images) ?? (pending.some(isUnderWay) ? wait : undefined);

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
  const addNow = (added: readonly File[]) => {
    const room = max - photos.length;
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
    onStored?.(storedIds);
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
    /** Returns the id that the values have for an image. */
    valueIdOf,
    /** Returns the id of the image of a photo of the values. */
    imageIdOf: (id: string) => uploadOf(id)?.id ?? id,
    pending: pending.filter(isUnderWay).length,
    done: photos.filter(({ isUpload }, at) => !isUpload && images[at]?.upload?.status !== 'failed').length,
    isFull,
    repeated,
    add,
    order: (ids: readonly string[]) =>
      setEntries(ids.flatMap((imageId) => photos.filter(({ id }) => id === valueIdOf(imageId)).map(toEntry))),
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
    removeAll: () => without(photos.map(({ id }) => id)),
    cancelAll: () =>
      without(photos.filter(({ id }) => pending.some((one) => one.id === id)).map(({ id }) => id)),
  };
}
