import { v7 as newId } from 'uuid';
import type { Fixtures } from '../../../../testing/fixtures/fixtures.ts';
import { meetingItems } from '../../../meetings/agenda/agenda.tables.ts';
import { meetings } from '../../../meetings/meetings.tables.ts';
import { motions } from '../motions.tables.ts';

const FORM = {
  kind: 'amendment',
  text: 'Hoogstens € 100.000',
  wording: 'De vergadering vervangt de lift, voor hoogstens € 100.000.',
  proposer: 'A. de Vries',
};

export const fixtures: Fixtures = {
  callers: `
GET   …/meetings/:meeting_id/motions                      meeting with motion  401 403 200 200 200 200 404 404 200 200 200 200
POST  …/meetings/:meeting_id/motions                      meeting with motion  401 403 403 201 403 403 404 404 403 201 403 403
PATCH …/meetings/:meeting_id/motions/:motion_id           motion               401 403 403 200 403 403 404 404 403 200 403 403
POST  …/meetings/:meeting_id/motions/:motion_id/move      motion               401 403 403 200 403 403 404 404 403 200 403 403
POST  …/meetings/:meeting_id/motions/:motion_id/withdraw  motion               401 403 403 200 403 403 404 404 403 200 403 403
`,
  inputs: {
    'POST …/meetings/:meeting_id/motions': async (_, fixtureParams) => ({
      body: { ...FORM, item_id: fixtureParams['meeting with motion']?.['item_id'] },
    }),
    'PATCH …/meetings/:meeting_id/motions/:motion_id': async () => ({ body: { ...FORM, version: 1 } }),
    'POST …/meetings/:meeting_id/motions/:motion_id/move': async () => ({
      body: { version: 1, after_id: null },
    }),
    'POST …/meetings/:meeting_id/motions/:motion_id/withdraw': async () => ({ body: { version: 1 } }),
  },
  create: async ({ queries, now, named, word }) => {
    const meeting = { ...named(), meeting_date: now, concerns: word };
    const { association_id, id: meeting_id } = meeting;
    await queries.insert(meetings).values({ ...meeting, changed_at: now });
    const item = { ...named(), meeting_id, number: 9, title: word, wording: word };
    await queries.insert(meetingItems).values({ ...item, kind: 'decide', options: [] });
    const motion = {
      association_id,
      id: newId(),
      meeting_id,
      item_id: item.id,
      kind: 'amendment',
      text: `Hoogstens € 100.000 ${word}`,
      wording: `${word}, voor hoogstens € 100.000`,
      proposer: `A. de Vries ${word}`,
      position: 1,
      based_on: word,
      created_at: now,
    } as const;
    await queries.insert(motions).values(motion);
    return {
      'meeting with motion': { meeting_id, item_id: item.id },
      motion: { meeting_id, motion_id: motion.id },
    };
  },
  rows: ({ id }) => [
    `insert into motions (association_id, id, meeting_id, item_id, kind, text, wording, proposer, position, based_on, created_at)
      select association_id, ${id}, meeting_id, id, 'amendment', 'Hoogstens', wording || ', hoogstens', 'A. de Vries', 1, wording, now()
      from meeting_items where wording is not null`,
  ],
  calls: [
    {
      name: 'motions of a meeting',
      path: 'meetings/{id}/motions',
      bare: 'select * from motions where association_id = $1 and meeting_id = $2',
      one: 'select id from meetings where association_id = $1 limit 1',
    },
  ],
};
