import { type Message, messagesOperations } from '@mijn/domain/messages';
import { attachmentsOperations } from '@mijn/domain/attachments';
import type { AttachedFile } from '@mijn/domain/files';
import { type AssociationFixture, createAssociationFixture } from '../../../testing/association-fixture.ts';
import { createPdf } from '../../../testing/create-file.ts';
import type { TestClient } from '../../../testing/index.ts';

interface NewMessage {
  subject?: string;
  text?: string;
  attachments?: string[];
  notify?: boolean;
}

/** An association with members who write messages. */
export interface MessagesFixture extends AssociationFixture {
  path: string;
  /** Uploads a PDF for a message. */
  upload: (client: TestClient, name: string, ...pages: string[]) => Promise<AttachedFile>;
  publish: (client: TestClient, message?: NewMessage) => Promise<Message>;
  list: (client: TestClient, query?: string) => Promise<Message[]>;
  stop: () => Promise<void>;
}

export async function createMessagesFixture(): Promise<MessagesFixture> {
  const base = await createAssociationFixture();
  const path = `/associations/${base.association.id}/bulletin/messages`;
  return {
    ...base,
    path,
    upload: async (client, name, ...pages) => {
      const body = new FormData();
      const bytes = await createPdf(...pages);
      body.append('file', new Blob([bytes], { type: 'application/pdf' }), name);
      const response = await client.call('POST', `/associations/${base.association.id}/attachments`, {
        body,
      });
      return response.as(attachmentsOperations.uploadAttachment);
    },
    publish: async (client, message) => {
      const body = {
        subject: 'Tuindag',
        text: 'Koffie staat klaar.',
        attachments: [],
        notify: false,
        ...message,
      };
      return (await client.call('POST', path, { body })).as(messagesOperations.createMessage);
    },
    list: async (client, query = '') =>
      (await client.get(`${path}${query}`)).as(messagesOperations.listMessages).data,
    stop: () => base.server.stop(),
  };
}
