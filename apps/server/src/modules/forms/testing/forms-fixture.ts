import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importFolder } from '../../../capabilities/import/import-folder.ts';
import { importers } from '../../index.ts';
import { createAssociationFixture, type AssociationFixture } from '../../../testing/association-fixture.ts';
import { createPdf } from '../../../testing/create-file.ts';

/** Two visible forms of two groups, and one form that is hidden from owners. */
const FORMS = `association_code,code,group,name,description,file,is_hidden
1001,F1,Vergaderen,Machtiging ALV,Voor wie niet kan komen,machtiging.pdf,no
1001,F2,Wonen,Wijziging eigenaar,,wijziging.pdf,no
1001,F3,Bestuur,Opdracht aan een aannemer,Alleen voor het bestuur,opdracht.pdf,yes
`;

export interface FormsFixture extends AssociationFixture {
  path: string;
  bytes: Buffer;
  /** Imports the rows of a forms.csv, with the same files in the folder. */
  importForms: (csv?: string) => Promise<void>;
  readFiles: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function createFormsFixture(): Promise<FormsFixture> {
  const base = await createAssociationFixture();
  const { server, association } = base;
  const folder = await mkdtemp(path.join(tmpdir(), 'mijn-forms-'));
  const bytes = await createPdf('Volmacht voor de vergadering');
  await writeFile(path.join(folder, 'machtiging.pdf'), bytes);
  await writeFile(path.join(folder, 'wijziging.pdf'), await createPdf('Nieuwe eigenaar'));
  await writeFile(path.join(folder, 'opdracht.pdf'), await createPdf('Opdracht', 'Voorwaarden'));
  const importForms: FormsFixture['importForms'] = async (csv = FORMS) => {
    await writeFile(path.join(folder, 'forms.csv'), csv);
    const { database, config, secret, clock } = server;
    await importFolder(importers, folder, { database, config, secret, now: clock.now }, () => undefined);
  };
  await importForms();
  return {
    ...base,
    path: `/associations/${association.id}/forms`,
    bytes,
    importForms,
    readFiles: () => server.runJobs(),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
