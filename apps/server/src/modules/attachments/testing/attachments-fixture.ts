import { attachmentsOperations } from '@mijn/domain/attachments';
import type { AttachedFile } from '@mijn/domain/files';
import { createAssociationFixture, type AssociationFixture } from '../../../testing/association-fixture.ts';
import { createPdf } from '../../../testing/create-file.ts';
import type { TestResponse, TestClient } from '../../../testing/index.ts';

export async function uploadAttachment(
  client: TestClient,
  associationId: string,
  {
    name,
    bytes,
    media_type = 'application/pdf',
  }: { name: string; bytes: Uint8Array<ArrayBuffer>; media_type?: string },
): Promise<TestResponse> {
  const form = new FormData();
  form.append('file', new Blob([bytes], { type: media_type }), name);
  return client.post(`/associations/${associationId}/attachments`, form);
}

export async function uploadVideo(
  client: TestClient,
  associationId: string,
  bytes: Uint8Array<ArrayBuffer>,
  name = 'Plafond.mov',
  type = 'video/quicktime',
): Promise<TestResponse> {
  const form = new FormData();
  form.append('file', new Blob([bytes], { type }), name);
  return client.post(`/associations/${associationId}/attachments/videos`, form);
}

export async function stagePdf(
  client: TestClient,
  associationId: string,
  name: string,
): Promise<AttachedFile> {
  const response = await uploadAttachment(client, associationId, { name, bytes: await createPdf(name) });
  return response.as(attachmentsOperations.uploadAttachment);
}

export interface AttachmentsFixture extends AssociationFixture {
  path: string;
}

export async function createAttachmentsFixture(): Promise<AttachmentsFixture> {
  const base = await createAssociationFixture();
  return { ...base, path: `/associations/${base.association.id}/attachments` };
}
