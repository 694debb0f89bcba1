import type { AttachedFile } from '@mijn/domain/files';
import { attachmentsContract } from '@mijn/domain/attachments/contract';
import type { HttpHandler } from 'msw';
import { mockCall, Refusal } from './mock-call.ts';

const idOf = (number: number): string => `0191a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** Returns a staged file. A mock does not read the uploaded form, so the name is that of the number. */
const stagedFile = (number: number): AttachedFile => ({
  id: idOf(number),
  name: `Bijlage ${number}.pdf`,
  extension: 'pdf',
  media_type: 'application/pdf',
  byte_size: 1000,
  page_count: null,
  has_thumbnail: false,
});

/**
 * Returns mocked calls of staged attachments. Uploads are kept for the duration of one story or test.
 * @param initial the files that were uploaded before.
 */
export function attachmentsCalls(initial: readonly AttachedFile[] = []): HttpHandler[] {
  let staged = [...initial];
  let count = 0;
  return [
    mockCall(attachmentsContract.listAttachments, () => ({ data: staged })),
    mockCall(attachmentsContract.uploadAttachment, () => {
      count += 1;
      const file = stagedFile(count);
      staged = [...staged, file];
      return file;
    }),
    mockCall(attachmentsContract.deleteAttachment, ({ params }) => {
      if (!staged.some(({ id }) => id === params.attachment_id)) return new Refusal('not_found');
      staged = staged.filter(({ id }) => id !== params.attachment_id);
      return undefined;
    }),
  ];
}
