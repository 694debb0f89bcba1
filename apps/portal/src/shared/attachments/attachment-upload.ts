import { attachmentsOperations } from '@mijn/domain/attachments';
import { readDraft, writeDraft } from '../drafts/draft-storage.ts';
import type { UploadKind, UploadTask } from '../uploads/upload.ts';
import { texts } from './texts.ts';
import { newUuid } from '../new-uuid.ts';

/** The uploads of files that belong to nothing until their form is saved, by what a field takes. */
const kinds = {
  document: { name: 'attachments', title: texts.title, words: texts.words, atOnce: 3 },
  video: { name: 'videos', title: texts.video.title, words: texts.video.words, atOnce: 1 },
} satisfies Record<string, UploadKind>;

const operations = {
  document: attachmentsOperations.uploadAttachment,
  video: attachmentsOperations.uploadVideo,
};

export type AttachmentKind = keyof typeof kinds;

export interface AttachmentsPlace {
  name: string;
  draftKey: string | undefined;
  field: string;
  isSingle: boolean;
  kind: AttachmentKind;
}

export interface StagedName {
  id: string;
  name: string;
  size: number;
}

/** Adds an uploaded file to the stored draft of its form, so that the draft has it although the form is closed. */
function addToDraft({ draftKey, field, isSingle }: AttachmentsPlace, { id, name, size }: StagedName): void {
  const draft = draftKey === undefined ? undefined : readDraft(draftKey);
  if (draftKey === undefined || !draft) return;
  const value = draft.values[field];
  const ids = Array.isArray(value) ? value.filter((known) => known !== id) : [];
  const isThis = (file: { name: string; size: number; id?: string | undefined }) =>
    file.name === name && file.size === size && file.id === undefined;
  writeDraft(draftKey, {
    ...draft,
    values: { ...draft.values, [field]: isSingle ? id : [...ids, id] },
    files: [...draft.files.filter((file) => !isThis(file) && file.id !== id), { name, size, id }],
  });
}

export function attachmentUpload(associationId: string, file: File, place: AttachmentsPlace): UploadTask {
  return {
    id: newUuid(),
    kind: kinds[place.kind],
    place: place.name,
    associationId,
    file,
    send: async (connection, options) => {
      const input = { params: { association_id: associationId }, body: {}, file };
      const staged = await connection.call(operations[place.kind], input, options);
      addToDraft(place, { id: staged.id, name: file.name, size: file.size });
      return staged.id;
    },
  };
}
