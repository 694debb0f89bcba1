import type { Fixtures } from '../../../testing/fixtures/fixtures.ts';
import { bareDetail, bareList, WORD, wordOf } from '../../../testing/fixtures/rows.ts';
import { meetingDocuments, meetings } from '../../meetings/meetings.tables.ts';
import { decisions } from '../decisions.tables.ts';

const DECISIONS = 40;

export const fixtures: Fixtures = {
  callers: `
GET   …/decisions                                   401 403 200 200 200 200 404 404 200 200 200 200
GET   …/decisions/years                             401 403 200 200 200 200 404 404 200 200 200 200
GET   …/decisions/csv                               401 403 200 200 200 200 404 404 200 200 200 200
GET   …/decisions/pdf                               401 403 200 200 200 200 404 404 200 200 200 200
GET   …/decisions/:decision_id           decision   401 403 200 200 200 200 404 404 200 200 200 200
`,
  create: async ({ queries, now, named, file, word }) => {
    const meeting = { ...named(), meeting_date: now, concerns: word, changed_at: now };
    await queries.insert(meetings).values(meeting);
    const document = { ...named(), ...(await file('Besluit')), meeting_id: meeting.id, position: 1 };
    await queries.insert(meetingDocuments).values({ ...document, created_at: now });
    const decision = {
      meeting_id: meeting.id,
      decided_on: '2026-06-10',
      number: `2026-04 ${word}`,
      title: `Schilderwerk ${word}`,
      wording: `De vergadering laat de gevel schilderen ${word}.`,
      decision_kind: `Grote uitgaven ${word}`,
      outcome: 'adopted',
      document_ids: [document.id],
    } as const;
    const later = { ...named(), ...decision };
    await queries.insert(decisions).values({ ...later, document_ids: [document.id] });
    const earlier = { ...named(), ...decision, superseded_by_id: later.id, document_ids: [] };
    await queries.insert(decisions).values(earlier);
    return { decision: { decision_id: later.id } };
  },
  rows: ({ id, from }) => [
    `insert into decisions (association_id, id, code, decided_on, number, title, wording, outcome, votes_for, published_on)
      select association_id, ${id}, k::text, current_date - k * 30, '2026-' || k, 'Besluit ' || ${wordOf('k')},
        'De vergadering besluit over ' || ${wordOf('k + 3')}, case when k % 5 = 0 then 'rejected' else 'adopted' end, 400,
        current_date - k * 30 ${from(DECISIONS)}`,
  ],
  samples: {
    year: ['2026'],
    outcome: ['adopted', 'rejected'],
    is_in_force: ['true', 'false'],
    meeting_id: ['01a1f9c4-c6f4-7226-b044-46c8cecb18b1'],
  },
  lists: ['decisions'],
  calls: [
    { name: 'decisions list', path: 'decisions', bare: bareList('decisions', '', 'decided_on desc, id') },
    {
      name: 'decisions search',
      path: `decisions?q=${WORD}`,
      bare: `select * from decisions where association_id = $1 and search_key like '%${WORD}%' limit 25`,
    },
    {
      name: 'decision years',
      path: 'decisions/years',
      bare: 'select distinct extract(year from decided_on) from decisions where association_id = $1',
    },
    { name: 'decision', path: 'decisions/{id}', ...bareDetail('decisions') },
  ],
};
