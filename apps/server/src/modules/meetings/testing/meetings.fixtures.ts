import { DAY_MS } from '@mijn/domain/limits';
import type { Fixtures } from '../../../testing/fixtures/fixtures.ts';
import { bareDetail, bareList, FILE, fileOf, WORD, wordOf } from '../../../testing/fixtures/rows.ts';
import { feedKey } from '../calendar/feed.service.ts';
import { meetingDocuments, meetings } from '../meetings.tables.ts';

const MEETINGS = 10;

export const fixtures: Fixtures = {
  callers: `
GET   …/meetings                                                         401 403 200 200 200 200 404 404 200 200 200 200
GET   …/meetings/years                                                   401 403 200 200 200 200 404 404 200 200 200 200
GET   …/meetings/:meeting_id                       meeting               401 403 200 200 200 200 404 404 200 200 200 200
GET   …/meetings/:meeting_id/calendar              meeting               401 403 200 200 200 200 404 404 200 200 200 200
GET   …/meetings/:meeting_id/zip                   meeting               401 403 200 200 200 200 404 404 200 200 200 200
GET   …/meetings/:meeting_id/documents/:document_id/file       meeting document   401 403 200 200 200 200 404 404 200 200 200 200
GET   …/meetings/:meeting_id/documents/:document_id/thumbnail  meeting document   401 403 200 200 200 200 404 404 200 200 200 200
GET   /calendar-feed                                                     401 403 200 200 200 200 200 200 403 403 403 403
POST  /calendar-feed/renew                                               401 403 200 200 200 200 200 200 403 403 403 403
GET   /calendar-feed/meetings.ics                                        200 200 200 200 200 200 200 200 200 200 200 200
`,
  inputs: {
    'GET /calendar-feed/meetings.ics': async ({ build, secret }) => ({
      query: `key=${feedKey(secret, (await build.user()).id, 1)}`,
    }),
  },
  create: async ({ queries, now, named, file, word }) => {
    const meeting_date = new Date(now.getTime() + 30 * DAY_MS);
    const meeting = { ...named(), meeting_date, concerns: word, changed_at: now };
    await queries.insert(meetings).values(meeting);
    const minutes = { ...named(), ...(await file('Notulen')), meeting_id: meeting.id, position: 1 };
    await queries.insert(meetingDocuments).values({ ...minutes, created_at: now });
    return {
      meeting: { meeting_id: meeting.id },
      'meeting document': { meeting_id: meeting.id, document_id: minutes.id },
    };
  },
  rows: ({ id, from, fromWithFiles }) => [
    `insert into meetings (association_id, id, code, meeting_date, concerns, location, changed_at)
      select association_id, ${id}, k::text, now() + (k - 7) * interval '60 days', 'Vergadering ' || ${wordOf('k - 1')},
        'Buurthuis', now() ${from(MEETINGS)}`,
    `insert into meeting_documents (association_id, id, code, meeting_id, name, ${FILE}, position, created_at)
      select association_id, ${id}, k::text, meetings.id, 'Notulen.pdf', ${fileOf('(20 + k)')}, 1, now()
      from (select k, a, association_id ${fromWithFiles(MEETINGS)}) numbers
        join meetings using (association_id) where meetings.code = k::text`,
  ],
  samples: { period: ['upcoming', 'past'], year: ['2026'], is_cancelled: ['true', 'false'] },
  lists: ['meetings'],
  calls: [
    { name: 'meetings list', path: 'meetings', bare: bareList('meetings', '', 'meeting_date desc, id desc') },
    {
      name: 'meetings search',
      path: `meetings?q=${WORD}`,
      bare: `select * from meetings where association_id = $1 and (search_key like '%${WORD}%'
          or exists (select from meeting_documents documents where documents.association_id = meetings.association_id
            and documents.meeting_id = meetings.id and fold_text(documents.name) like '%${WORD}%'))
        limit 25`,
    },
    {
      name: 'meeting years',
      path: 'meetings/years',
      bare: 'select distinct extract(year from meeting_date) from meetings where association_id = $1',
    },
    { name: 'meeting', path: 'meetings/{id}', ...bareDetail('meetings') },
  ],
};
