import { agendaOperations } from '@mijn/domain/agenda';
import { meetingsOperations } from '@mijn/domain/meetings';
import type { ImportOptions } from '../../../../capabilities/import/import-folder.ts';
import { createAssociationFixture } from '../../../../testing/association-fixture.ts';
import { createPdf } from '../../../../testing/create-file.ts';
import { faultsOfImport, importRows, type ImportRows } from '../../../../testing/import-rows.ts';

const HEADERS = {
  meetings: 'association_code,code,meeting_date,concerns,sent_date',
  'meeting-documents': 'association_code,meeting_code,code,file,name',
  apartments: 'association_code,code,name,share,votes',
  'voting-rules': 'association_code,rule,decision_kind,value',
  'meeting-items':
    'association_code,meeting_code,code,number,title,text,kind,wording,decision_kind,options,document_codes',
} as const;

export type AgendaRows = ImportRows<keyof typeof HEADERS>;

export type AgendaFixture = Awaited<ReturnType<typeof createAgendaFixture>>;

/** Two associations, on a Friday in winter. 1001 has a meeting `M1` on 9 December to which the members were not convened yet. */
export async function createAgendaFixture() {
  const base = await createAssociationFixture({ now: new Date('2026-11-20T12:00:00Z') });
  const { server, association, owner } = base;
  const folder = { headers: HEADERS, files: { 'stuk.pdf': await createPdf('Offerte') } };
  const importThese = (rows: AgendaRows, options?: ImportOptions) =>
    importRows(server, folder, rows, options);

  const withElections = {
    ...folder,
    headers: { ...HEADERS, 'meeting-items': `${HEADERS['meeting-items']},seats,election_method` },
  };

  await importThese({
    meetings: [
      '1001,M1,2026-12-09T19:30:00+01:00,Algemene ledenvergadering,',
      '1001,M2,2026-06-10T19:30:00+02:00,Jaarvergadering,2026-05-20',
      '1002,M1,2026-12-02T20:00:00+01:00,Ledenvergadering elders,',
    ],
    'meeting-documents': [
      '1001,M1,D1,stuk.pdf,Offerte Zon op Zuid',
      '1001,M1,D2,stuk.pdf,Toelichting',
      '1001,M2,D3,stuk.pdf,Notulen',
    ],
  });

  const list = async (q: string) =>
    (await owner.get(`/associations/${association.id}/meetings?q=${encodeURIComponent(q)}`)).as(
      meetingsOperations.listMeetings,
    );
  const idOf = async (concerns: string): Promise<string> =>
    (await list('')).data.find((meeting) => meeting.concerns.startsWith(concerns))?.id ?? '';
  const agendaPath = async (concerns: string): Promise<string> =>
    `/associations/${association.id}/meetings/${await idOf(concerns)}/agenda-items`;

  return {
    ...base,
    importRows: importThese,
    /** Imports items with the columns of elections. */
    importElections: (rows: readonly string[]) =>
      importRows(server, withElections, { 'meeting-items': rows }),
    faultsOf: (rows: AgendaRows) => faultsOfImport(importThese(rows)),
    list,
    idOf,
    agendaPath,
    agendaOf: async (concerns = 'Algemene') =>
      (await owner.get(await agendaPath(concerns))).as(agendaOperations.listAgendaItems).data,
  };
}
