import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/index.ts';

export interface ImportFixture {
  server: TestApp;
  folder: string;
  url: string;
  /** The checker is user U1, Bram Bestuur. */
  checker: TestClient;
  stop: () => Promise<void>;
}

export async function createImportFixture(): Promise<ImportFixture> {
  const server = await startTestApp();
  const folder = await mkdtemp(path.join(tmpdir(), 'mijn-import-'));
  const association = await server.build.association({ code: '1001' });
  const user = await server.build.user({ code: 'U1', name: 'Bram Bestuur' });
  await server.build.membership(association, user, { is_invoice_check: true });
  const checker = server.client();
  await checker.login(user.email);
  return {
    server,
    folder,
    url: `/associations/${association.id}/invoices`,
    checker,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
