import { v7 as newId } from 'uuid';
import type { Fixtures } from '../../../../testing/fixtures/fixtures.ts';
import { meetings } from '../../../meetings/meetings.tables.ts';
import { proceduralMotions } from '../procedure.tables.ts';

export const fixtures: Fixtures = {
  callers: `
GET    …/meetings/:meeting_id/procedure                                meeting with procedure  401 403 200 200 200 200 404 404 200 200 200 200
POST   …/meetings/:meeting_id/procedure/motions                        meeting with procedure  401 403 403 201 403 403 404 404 403 201 403 403
DELETE …/meetings/:meeting_id/procedure/motions/:procedural_motion_id  procedural motion       401 403 403 200 403 403 404 404 403 200 403 403
PUT    …/meetings/:meeting_id/procedure/adjournment                    meeting with procedure  401 403 403 200 403 403 404 404 403 200 403 403
`,
  inputs: {
    'POST …/meetings/:meeting_id/procedure/motions': async () => ({
      body: { kind: 'close_debate', item_id: null, outcome: 'adopted' },
    }),
    'PUT …/meetings/:meeting_id/procedure/adjournment': async () => ({ body: { is_adjourned: false } }),
  },
  create: async ({ queries, now, named, word }) => {
    const meeting = { ...named(), meeting_date: now, concerns: word };
    const { association_id, id: meeting_id } = meeting;
    await queries.insert(meetings).values({ ...meeting, changed_at: now });
    const motion = {
      association_id,
      id: newId(),
      meeting_id,
      kind: 'close_debate',
      item_id: null,
      outcome: 'adopted',
      decided_at: now,
    } as const;
    await queries.insert(proceduralMotions).values(motion);
    return {
      'meeting with procedure': { meeting_id },
      'procedural motion': { meeting_id, procedural_motion_id: motion.id },
    };
  },
  rows: ({ id }) => [
    `insert into procedural_motions (association_id, id, meeting_id, kind, outcome, decided_at)
      select association_id, ${id}, id, 'close_debate', 'adopted', now() from meetings`,
  ],
  calls: [
    {
      name: 'procedure of a meeting',
      path: 'meetings/{id}/procedure',
      bare: 'select * from procedural_motions where association_id = $1 and meeting_id = $2',
      one: 'select id from meetings where association_id = $1 limit 1',
    },
  ],
};
