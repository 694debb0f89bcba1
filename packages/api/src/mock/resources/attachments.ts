import { attachmentsContract } from '@mijn/domain/attachments/contract';
import type { AttachedFile } from '@mijn/domain/files';
import { keepRows } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { aFile, idOf } from '../provider/ids.ts';

const KIND = 7;

function respond(initial: readonly AttachedFile[]): Responders<typeof attachmentsContract> {
  const staged = keepRows(initial);
  const add = (name: string, file: File | undefined, own: Partial<AttachedFile>) =>
    staged.add(
      aFile(idOf(KIND, staged.count() + 1), {
        name: file?.name ?? name,
        byte_size: file?.size ?? 1000,
        page_count: null,
        ...own,
      }),
    );
  return {
    listAttachments: () => ({ data: [...staged.all()].toReversed() }),
    uploadAttachment: ({ file }) => add('Bijlage.pdf', file, {}),
    uploadVideo: ({ file }) => add('Filmpje.mp4', file, { extension: 'mp4', media_type: 'video/mp4' }),
    deleteAttachment: ({ params }) => staged.remove(params.attachment_id),
  };
}

/** Returns mocked calls of staged attachments, with the files that were uploaded before. */
export const attachmentsCalls = (initial: readonly AttachedFile[] = []) =>
  callsOf(attachmentsContract, respond(initial));

export const attachmentsMock = defineMock({
  contract: attachmentsContract,
  isOwn: true,
  generate: () => [],
  respond,
});
