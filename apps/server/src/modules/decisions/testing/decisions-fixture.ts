import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decisionsOperations } from '@mijn/domain/decisions';
import { importFolder, type ImportOptions } from '../../../capabilities/import/import-folder.ts';
import type { StartFault } from '../../../platform/config/errors.ts';
import { createAssociationFixture } from '../../../testing/association-fixture.ts';
import { createPdf } from '../../../testing/create-file.ts';
import { importers } from '../../index.ts';

const HEADERS = {
  meetings: 'association_code,code,meeting_date,concerns',
  'meeting-documents': 'association_code,meeting_code,code,file,name',
  'voting-rules': 'association_code,rule,decision_kind,value',
  decisions:
    'association_code,code,meeting_code,decided_on,number,title,wording,decision_kind,outcome,votes_for,votes_against,votes_abstained,votes_present,published_on,in_force_since,superseded_by,document_codes',
} as const;

type DecisionsRows = Partial<Record<keyof typeof HEADERS, readonly string[]>>;

const isName = (name: string): name is keyof typeof HEADERS => name in HEADERS;

export type DecisionsFixture = Awaited<ReturnType<typeof createDecisionsFixture>>;

/** Two associations, on a Friday in winter. 1001 had the meetings `M1` on 10 June, and `M2` on 1 November just after midnight. */
export async function createDecisionsFixture() {
  const base = await createAssociationFixture({ now: new Date('2026-11-20T12:00:00Z') });
  const { server, association, owner } = base;
  const pdf = await createPdf('Besluit');

  /** Imports a folder with only these files. @throws StartFault with the faults of the rows. */
  const importRows = async (rows: DecisionsRows, options?: ImportOptions) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'mijn-decisions-'));
    try {
      await writeFile(path.join(folder, 'stuk.pdf'), pdf);
      for (const [name, lines] of Object.entries(rows)) {
        const header = isName(name) ? HEADERS[name] : '';
        await writeFile(path.join(folder, `${name}.csv`), `${[header, ...lines].join('\n')}\n`);
      }
      const { database, config, secret, clock } = server;
      const services = { database, config, secret, now: clock.now };
      return await importFolder(importers, folder, services, () => undefined, options);
    } finally {
      await rm(folder, { recursive: true });
    }
  };

  await importRows({
    meetings: [
      '1001,M1,2026-06-10T19:30:00+02:00,Algemene ledenvergadering',
      '1001,M2,2026-10-31T23:30:00Z,Extra vergadering',
    ],
    'meeting-documents': [
      '1001,M1,D1,stuk.pdf,Offerte schilder',
      '1001,M1,D2,stuk.pdf,Toelichting',
      '1001,M2,D3,stuk.pdf,Notulen',
    ],
    'voting-rules': ['1001,majority,Grote uitgaven,two_thirds'],
  });

  const decisionsPath = `/associations/${association.id}/decisions`;
  const list = async (query = '') =>
    (await owner.get(`${decisionsPath}${query}`)).as(decisionsOperations.listDecisions);

  return {
    ...base,
    importRows,
    faultsOf: (rows: DecisionsRows): Promise<readonly string[]> =>
      importRows(rows).then(
        () => [],
        (error: StartFault) => error.lines,
      ),
    decisionsPath,
    list,
    titles: async (query = '') => (await list(query)).data.map(({ title }) => title),
    find: async (title: string) => {
      const id = (await list()).data.find((decision) => decision.title === title)?.id ?? '';
      return (await owner.get(`${decisionsPath}/${id}`)).as(decisionsOperations.getDecision);
    },
  };
}
