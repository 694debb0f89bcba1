import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';
import { meetingsOperations } from '@mijn/domain/meetings';
import { importFolder } from '../../../capabilities/import/import-folder.ts';
import { importers } from '../../index.ts';
import type { Config } from '../../../platform/config/read-config.ts';
import { createAssociationFixture, type AssociationFixture } from '../../../testing/association-fixture.ts';
import type { TestClient } from '../../../testing/index.ts';
import { createPdf } from '../../../testing/create-file.ts';

/** The clock starts on a Friday in winter. */
const NOW = new Date('2026-11-20T12:00:00Z');

const MEETINGS = `association_code,code,meeting_date,ends_at,concerns,client,meeting_coach,location,budget_effective_date,sent_date,is_cancelled,online_url
1001,M1,2025-12-10T19:30:00+01:00,,Algemene ledenvergadering,Bestuur,Karin de Wit,Buurthuis De Sluis,2026-01-01,2025-11-26,,
1001,M2,2026-06-10T19:30:00+02:00,2026-06-10T22:00:00+02:00,Dakgoot noordzijde,,,"Café 't Hoekje, Rotterdam",,,,
1001,M3,2026-12-09T19:30:00+01:00,,Algemene ledenvergadering,Bestuur,Piet Jansen,Buurthuis De Sluis,2027-01-01,2026-11-18,,
1001,M4,2027-06-09T19:30:00+02:00,,Jaarvergadering,,,,,,,
1002,M1,2026-12-02T20:00:00+01:00,,Ledenvergadering,,,School,,,,
`;

const DOCUMENTS = `association_code,meeting_code,code,file,name
1001,M2,D1,uitnodiging.pdf,Uitnodiging
1001,M2,D2,notulen.pdf,Notulen
1001,M2,D3,notulen.pdf,Notulen
1002,M1,D1,notulen.pdf,Notulen
`;

interface Rows {
  meetings?: string;
  documents?: string;
}

export interface MeetingsFixture extends AssociationFixture {
  path: string;
  member: (...associations: { id: string }[]) => Promise<{ id: string; email: string; client: TestClient }>;
  minutes: Buffer;
  idOf: (concerns: string) => Promise<string>;
  /** Uses the same headers and files. Empty values at the end of a row may be left out. */
  importRows: (rows: Rows) => Promise<void>;
  stop: () => Promise<void>;
}

const [MEETINGS_HEADER = ''] = MEETINGS.split('\n');

const withAllColumns = (row: string): string =>
  row + ','.repeat(Math.max(0, MEETINGS_HEADER.split(',').length - row.split(',').length));
const [DOCUMENTS_HEADER = ''] = DOCUMENTS.split('\n');

export async function createMeetingsFixture(
  config: Partial<Config> = {},
  log?: Logger,
): Promise<MeetingsFixture> {
  const base = await createAssociationFixture({ config, now: NOW, ...(log && { log }) });
  const { server, owner } = base;
  const member: MeetingsFixture['member'] = async (...associations) => {
    const user = await server.build.user();
    for (const one of associations) await server.build.membership(one, user);
    const client = server.client();
    await client.login(user.email);
    return { ...user, client };
  };
  const folder = await mkdtemp(path.join(tmpdir(), 'mijn-meetings-'));
  const minutes = await createPdf('Opening', 'De dakgoot lekt.');
  await writeFile(path.join(folder, 'notulen.pdf'), minutes);
  await writeFile(path.join(folder, 'uitnodiging.pdf'), await createPdf('Uitnodiging'));
  const importFiles = async (meetings: string, documents: string): Promise<void> => {
    await writeFile(path.join(folder, 'meetings.csv'), meetings);
    await writeFile(path.join(folder, 'meeting-documents.csv'), documents);
    const { database, config: own, secret, clock } = server;
    await importFolder(importers, folder, { database, config: own, secret, now: clock.now }, () => undefined);
  };
  await importFiles(MEETINGS, DOCUMENTS);

  const meetingsPath = `/associations/${base.association.id}/meetings`;
  return {
    ...base,
    path: meetingsPath,
    member,
    minutes,
    idOf: async (concerns) => {
      const body = (await owner.get(`${meetingsPath}?q=${encodeURIComponent(concerns)}`)).as(
        meetingsOperations.listMeetings,
      );
      return body.data[0]?.id ?? '';
    },
    importRows: ({ meetings = '', documents = '' }) =>
      importFiles(
        `${MEETINGS_HEADER}\n${meetings && withAllColumns(meetings)}\n`,
        `${DOCUMENTS_HEADER}\n${documents}\n`,
      ),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
