import { DAY_MS } from '@mijn/domain/limits';
import type { Fixtures } from '../../../../testing/fixtures/fixtures.ts';
import { wordOf } from '../../../../testing/fixtures/rows.ts';
import { meetingDocuments, meetings } from '../../meetings.tables.ts';
import { meetingItemDocuments, meetingItems } from '../agenda.tables.ts';

const MEETINGS = 10;
const ITEMS_EACH = 7;

const FORM = {
  title: 'Laadpalen',
  text: 'De kelder heeft nu geen laadpalen.',
  kind: 'decide',
  wording: 'De vergadering laat acht laadpalen plaatsen.',
  decision_kind: 'Grote uitgaven',
  options: ['Acht laadpalen', 'Vier laadpalen'],
};

export const fixtures: Fixtures = {
  callers: `
GET   …/meetings/:meeting_id/agenda-items     meeting with agenda   401 403 200 200 200 200 404 404 200 200 200 200
POST  …/meetings/:meeting_id/agenda-items     meeting with agenda   401 403 403 201 403 403 404 404 403 201 403 201
PATCH …/meetings/:meeting_id/agenda-items/:item_id       agenda item   401 403 403 200 403 403 404 404 403 200 403 200
POST  …/meetings/:meeting_id/agenda-items/:item_id/move  agenda item   401 403 403 200 403 403 404 404 403 200 403 200
DELETE …/meetings/:meeting_id/agenda-items/:item_id      agenda item   401 403 403 204 403 403 404 404 403 204 403 204
`,
  inputs: {
    'POST …/meetings/:meeting_id/agenda-items': async () => ({ body: FORM }),
    'PATCH …/meetings/:meeting_id/agenda-items/:item_id': async () => ({ body: { ...FORM, version: 1 } }),
    'POST …/meetings/:meeting_id/agenda-items/:item_id/move': async () => ({
      body: { version: 1, after_id: null },
    }),
  },
  create: async ({ queries, now, named, file, word }) => {
    const meeting = { ...named(), meeting_date: new Date(now.getTime() + 25 * DAY_MS), concerns: word };
    const { association_id, id: meeting_id } = meeting;
    await queries.insert(meetings).values({ ...meeting, changed_at: now });
    const document = { ...named(), ...(await file('Offerte')), meeting_id, position: 1 };
    await queries.insert(meetingDocuments).values({ ...document, created_at: now });
    const item = {
      ...named(),
      meeting_id,
      number: 1,
      title: `Zonnepanelen ${word}`,
      kind: 'decide',
    } as const;
    await queries.insert(meetingItems).values({
      ...item,
      text: `Twee bedrijven boden aan ${word}.`,
      wording: `De vergadering kiest een bedrijf ${word}.`,
      decision_kind: `Grote uitgaven ${word}`,
      options: [`Zon op Zuid ${word}`, 'Geen'],
      changed_at: now,
    });
    const link = { association_id, item_id: item.id, document_id: document.id, position: 0 };
    await queries.insert(meetingItemDocuments).values(link);
    return {
      'meeting with agenda': { meeting_id },
      'agenda item': { meeting_id, item_id: item.id },
    };
  },
  rows: ({ id, from }) => [
    `insert into meeting_items (association_id, id, code, meeting_id, number, title, kind, wording, options)
      select numbers.association_id, ${id}, k::text, meetings.id, 1 + (k - 1) / ${MEETINGS},
        'Agendapunt ' || ${wordOf('k')}, 'decide', 'De vergadering besluit over ' || ${wordOf('k + 3')}, '{}'
      from (select k, a, association_id ${from(MEETINGS * ITEMS_EACH)}) numbers join meetings
        on meetings.association_id = numbers.association_id and meetings.code = (1 + (k - 1) % ${MEETINGS})::text`,
    `insert into meeting_item_documents (association_id, item_id, document_id, position)
      select items.association_id, items.id, documents.id, 0 from meeting_items items join meeting_documents documents
        on documents.association_id = items.association_id and documents.meeting_id = items.meeting_id`,
  ],
  calls: [
    {
      name: 'agenda of a meeting',
      path: 'meetings/{id}/agenda-items',
      bare: 'select * from meeting_items where association_id = $1 and meeting_id = $2 order by number',
      one: 'select id from meetings where association_id = $1 limit 1',
    },
  ],
};
