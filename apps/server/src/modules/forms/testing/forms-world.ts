import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importFolder } from '../../../import/import-folder.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/index.ts';
import { makePdf } from '../../../testing/make-file.ts';

/** Two visible forms of two groups, and one that is hidden from owners. */
const FORMS = `association_code,code,group,name,description,file,is_hidden
1001,F1,Vergaderen,Machtiging ALV,Voor wie niet kan komen,machtiging.pdf,no
1001,F2,Wonen,Wijziging eigenaar,,wijziging.pdf,no
1001,F3,Bestuur,Opdracht aan een aannemer,Alleen voor het bestuur,opdracht.pdf,yes
`;

/** An association with forms that came in through the import, and who look at them. */
export interface FormsWorld {
  server: TestApp;
  association: { id: string };
  path: string;
  owner: TestClient;
  board: TestClient;
  stranger: TestClient;
  /** The bytes of the first form. */
  bytes: Buffer;
  /** Imports the rows of a forms.csv, with the same files beside it. */
  importForms: (csv?: string) => Promise<void>;
  /** Has the imported files read. */
  readFiles: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function createFormsWorld(): Promise<FormsWorld> {
  const server = await startTestApp();
  const association = await server.make.association({ code: '1001', name: 'VvE De Kade' });
  const elsewhere = await server.make.association({ code: '1002', name: 'VvE Parkzicht' });
  const signIn = async (at: { id: string }, is_board: boolean): Promise<TestClient> => {
    const user = await server.make.user();
    await server.make.membership(at, user, { is_board });
    const client = server.client();
    await client.login(user.email);
    return client;
  };
  const folder = await mkdtemp(path.join(tmpdir(), 'mijn-forms-'));
  const bytes = await makePdf('Volmacht voor de vergadering');
  await writeFile(path.join(folder, 'machtiging.pdf'), bytes);
  await writeFile(path.join(folder, 'wijziging.pdf'), await makePdf('Nieuwe eigenaar'));
  await writeFile(path.join(folder, 'opdracht.pdf'), await makePdf('Opdracht', 'Voorwaarden'));
  const importForms: FormsWorld['importForms'] = async (csv = FORMS) => {
    await writeFile(path.join(folder, 'forms.csv'), csv);
    const { database, config, clock } = server;
    await importFolder(folder, { database, config, now: clock.now }, () => undefined);
  };
  await importForms();
  return {
    server,
    association,
    path: `/associations/${association.id}/forms`,
    owner: await signIn(association, false),
    board: await signIn(association, true),
    stranger: await signIn(elsewhere, true),
    bytes,
    importForms,
    readFiles: () => server.runJobs(),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
