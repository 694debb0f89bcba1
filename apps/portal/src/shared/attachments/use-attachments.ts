import type { AttachedFile } from '@mijn/domain/files';
import { notices } from '@mijn/api/notices';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import type { FileName } from '../drafts/draft.ts';
import { FormContext, useFormFieldProps } from '../forms/fields.tsx';
import { useAssociation } from '../session/association-context.ts';
import { snackbarShown } from '../toasts/toast-actions.ts';
import { cancelUpload, startUploads } from '../uploads/start-uploads.ts';
import { isUnderWay, type Upload } from '../uploads/upload.ts';
import { placeHidden, placeShown, selectUploadsOf, uploadRemoved } from '../uploads/uploads.slice.ts';
import { type AttachmentKind, attachmentUpload, type StagedName } from './attachment-upload.ts';
import { useListAttachmentsQuery } from './attachments.endpoints.ts';
import { texts } from './texts.ts';

export interface Attachment extends StagedName {
  /** Whether the server no longer has the staged file. */
  isGone: boolean;
}

interface AttachmentsField {
  attachments: readonly Attachment[];
  uploads: readonly Upload[];
  add: (files: readonly File[]) => void;
  isChosen: (file: File) => boolean;
  remove: (id: string) => void;
}

const isStagedName = (file: FileName): file is StagedName => file.id !== undefined;

const isSameFile = (one: { name: string; size: number }) => (other: { name: string; size: number }) =>
  one.name === other.name && one.size === other.size;

const toName = ({ id, name, byte_size }: AttachedFile): StagedName => ({ id, name, size: byte_size });

const toChosen = ({ fileName, byteSize }: Upload) => ({ name: fileName, size: byteSize });

const toStored = ({ storedId, ...upload }: Upload): StagedName[] =>
  storedId === undefined ? [] : [{ id: storedId, ...toChosen({ ...upload, storedId }) }];

function holdOf(
  attachments: readonly Attachment[],
  uploads: readonly Upload[],
  canWait: boolean,
): string | undefined {
  if (uploads.some(isUnderWay)) return canWait ? undefined : texts.wait;
  if (uploads.length > 0) return texts.unsent;
  return attachments.some(({ isGone }) => isGone) ? texts.goneHold : undefined;
}

interface AttachmentsOptions {
  isSingle: boolean;
  kind?: AttachmentKind;
  /** Whether the form waits by itself for files that are being sent. Otherwise it cannot be saved meanwhile. */
  canWait?: boolean;
}

/** Returns the place of the uploads of a field of a form. */
export const attachmentsPlace = (formKey: string, name: string): string => `${formKey}#${name}`;

/** Keeps the attachments of a field: the ids in the value of the form, and the names in its draft. */
export function useAttachments(
  name: string,
  attached: readonly AttachedFile[],
  { isSingle, kind = 'document', canWait = false }: AttachmentsOptions,
): AttachmentsField {
  const { id: association_id } = useAssociation();
  const { id: formId, draft, setFiles, setHold, onRestart } = useContext(FormContext);
  const { value, onChange, errorMessage } = useFormFieldProps<string | readonly string[]>(name);
  const dispatch = useAppDispatch();
  const place = attachmentsPlace(draft?.key ?? formId, name);
  const uploads = useAppSelector((state) => selectUploadsOf(state, place));
  const stored = uploads.flatMap(toStored);
  const pending = uploads.filter(({ storedId }) => storedId === undefined);
  const ids = [value].flat().filter((id) => id !== '');
  const isAttached = (id: string) => attached.some((file) => file.id === id);

  const [isDrafted] = useState(() => ids.some((id) => !isAttached(id)));
  const staged = useListAttachmentsQuery(
    { params: { association_id } },
    { skip: !isDrafted && errorMessage === undefined },
  );
  const isGone = (id: string) =>
    !isAttached(id) &&
    !stored.some((file) => file.id === id) &&
    staged.data !== undefined &&
    !staged.data.data.some((file) => file.id === id);
  const [takenOut, setTakenOut] = useState<readonly StagedName[]>([]);
  const known = [
    ...attached.map(toName),
    ...(draft?.stored?.files.filter(isStagedName) ?? []),
    ...stored,
    ...takenOut,
  ];
  const attachments = ids.flatMap((id) => {
    const file = known.find((one) => one.id === id);
    return file ? [{ id, name: file.name, size: file.size, isGone: isGone(id) }] : [];
  });
  const setIds = (next: readonly string[]) => onChange(isSingle ? (next.at(-1) ?? '') : next);

  const forgetUpload = (id: string) => {
    dispatch(cancelUpload(id));
    dispatch(uploadRemoved(id));
  };
  /** Takes a file out of the form. The server deletes staged files later, so that the file can be put back. */
  const takeOut = (id: string) => {
    const upload = uploads.find(({ storedId }) => storedId === id);
    if (upload) dispatch(uploadRemoved(upload.id));
  };

  const takeStored = useEffectEvent(() => {
    const added = stored.map(({ id }) => id).filter((id) => !ids.includes(id));
    if (added.length === 0) return;
    if (isSingle) for (const id of ids) takeOut(id);
    setIds([...ids, ...added]);
  });
  const files = [
    ...attachments
      .filter(({ id }) => !isAttached(id))
      .map(({ id, name: file, size }) => ({ name: file, size, id })),
    ...pending.map(({ fileName, byteSize }) => ({ name: fileName, size: byteSize })),
  ];
  const hold = holdOf(attachments, pending, canWait);
  const discard = useEffectEvent(() => {
    for (const { id } of pending) forgetUpload(id);
    for (const id of ids) takeOut(id);
  });
  useEffect(() => {
    takeStored();
    setFiles(name, files);
  });
  useEffect(() => setHold(name, hold), [setHold, name, hold]);
  useEffect(() => onRestart(() => discard()), [onRestart]);
  useEffect(() => {
    dispatch(placeShown(place));
    return () => void dispatch(placeHidden(place));
  }, [dispatch, place]);

  const kept = [...attachments.filter((one) => !one.isGone), ...pending.map(toChosen)];
  return {
    attachments,
    uploads: pending,
    isChosen: (file) => kept.some(isSameFile(file)),
    add: (added) => {
      const again = attachments.filter((one) => one.isGone && added.some(isSameFile(one)));
      if (again.length > 0) setIds(ids.filter((id) => !again.some((one) => one.id === id)));
      if (isSingle) for (const { id } of pending) forgetUpload(id);
      const field = { name: place, draftKey: draft?.key, field: name, isSingle, kind };
      void dispatch(startUploads(added.map((file) => attachmentUpload(association_id, file, field))));
    },
    remove: (id) => {
      if (pending.some((upload) => upload.id === id)) return forgetUpload(id);
      const file = known.find((one) => one.id === id);
      if (file) setTakenOut([...takenOut, file]);
      takeOut(id);
      setIds(ids.filter((other) => other !== id));
      const text = file
        ? `${notices.attachmentRemoved} ${texts.which(file.name)}`
        : notices.attachmentRemoved;
      const act = () => setIds(ids);
      dispatch(snackbarShown({ text, kind: 'attachment', about: id, label: texts.putBack, act }));
      return undefined;
    },
  };
}
