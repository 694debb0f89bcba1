import { attachmentsContract } from '@mijn/domain/attachments/contract';
import type { AttachedFile } from '@mijn/domain/files';
import type { HttpHandler } from 'msw';
import { Refusal } from '../call/refusal.ts';
import { keepRows } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { aFile } from '../provider/files.ts';
import { idOf } from '../provider/ids.ts';

const KIND = 7;

function respond(initial: readonly AttachedFile[]): Responders<typeof attachmentsContract> {
  const staged = keepRows(initial);
  let count = 0;
  const file = ({ params }: { params: { attachment_id: string } }) => {
    const found = staged.find(params.attachment_id);
    return found instanceof Refusal ? found : found.name;
  };
  return {
    listAttachments: () => ({ data: [...staged.all()].toReversed() }),
    uploadAttachment: ({ file: uploaded }) => {
      count += 1;
      const { name = `Bijlage ${count}.pdf`, size = 1000 } = uploaded ?? {};
      return staged.add(aFile(idOf(KIND, count), { name, byte_size: size, page_count: null }));
    },
    uploadVideo: ({ file: uploaded }) => {
      count += 1;
      const { name = `Filmpje ${count}.mp4`, size = 1000 } = uploaded ?? {};
      const video = { name, byte_size: size, page_count: null, extension: 'mp4', media_type: 'video/mp4' };
      return staged.add(aFile(idOf(KIND, count), video));
    },
    deleteAttachment: ({ params }) => staged.remove(params.attachment_id),
    downloadAttachment: file,
    getThumbnail: file,
  };
}

/** Returns mocked calls of staged attachments, with the files that were uploaded before. */
export const attachmentsCalls = (initial: readonly AttachedFile[] = []): HttpHandler[] =>
  callsOf(attachmentsContract, respond(initial));

export const attachmentsMock = defineMock({
  contract: attachmentsContract,
  isOwn: true,
  generate: () => [],
  respond,
});
