import { decisionsOperations } from '@mijn/domain/decisions';
import type { ImportOptions } from '../../../capabilities/import/import-folder.ts';
import { createAssociationFixture } from '../../../testing/association-fixture.ts';
import { createPdf } from '../../../testing/create-file.ts';
import { faultsOfImport, importRows, type ImportRows } from '../../../testing/import-rows.ts';

const HEADERS = {
  meetings: 'association_code,code,meeting_date,concerns',
  'meeting-documents': 'association_code,meeting_code,code,file,name',
  'voting-rules': 'association_code,rule,decision_kind,value',
  decisions:
    'association_code,code,meeting_code,decided_on,number,title,wording,decision_kind,outcome,votes_for,votes_against,votes_abstained,votes_present,published_on,in_force_since,superseded_by,document_codes',
} as const;

type DecisionsRows = ImportRows<keyof typeof HEADERS>;

export type DecisionsFixture = Awaited<ReturnType<typeof createDecisionsFixture>>;

/** Two associations, on a Friday in winter. 1001 had the meetings `M1` on 10 June, and `M2` on 1 November just after midnight. */
export async function createDecisionsFixture() {
  const base = await createAssociationFixture({ now: new Date('2026-11-20T12:00:00Z') });
  const { server, association, owner } = base;
  const folder = { headers: HEADERS, files: { 'stuk.pdf': await createPdf('Besluit') } };
  const importThese = (rows: DecisionsRows, options?: ImportOptions) =>
    importRows(server, folder, rows, options);

  await importThese({
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
    importRows: importThese,
    faultsOf: (rows: DecisionsRows) => faultsOfImport(importThese(rows)),
    decisionsPath,
    list,
    titles: async (query = '') => (await list(query)).data.map(({ title }) => title),
    find: async (title: string) => {
      const id = (await list()).data.find((decision) => decision.title === title)?.id ?? '';
      return (await owner.get(`${decisionsPath}/${id}`)).as(decisionsOperations.getDecision);
    },
  };
}
