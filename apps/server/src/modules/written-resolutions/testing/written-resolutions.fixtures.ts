import { dutchDay } from '@mijn/domain/formats';
import { lastDays } from '@mijn/domain/written-resolutions';
import { v7 as newId } from 'uuid';
import type { Fixtures } from '../../../testing/fixtures/fixtures.ts';
import { apartments } from '../../voting-rules/voting-rules.tables.ts';
import { writtenResolutions } from '../written-resolutions.tables.ts';

const RESOLUTIONS = 30;

export const fixtures: Fixtures = {
  callers: `
GET  …/written-resolutions                                                  401 403 200 200 200 200 404 404 200 200 200 200
POST …/written-resolutions                                                  401 403 403 201 403 403 404 404 403 201 403 201
GET  …/written-resolutions/:resolution_id                   resolution      401 403 200 200 200 200 404 404 200 200 200 200
PUT  …/written-resolutions/:resolution_id/vote              resolution      401 403 200 200 200 200 404 404 403 403 403 403
PUT  …/written-resolutions/:resolution_id/paper-consent     resolution      401 403 403 200 403 403 404 404 403 200 403 200
POST …/written-resolutions/:resolution_id/withdraw          resolution      401 403 403 200 403 403 404 404 403 200 403 200
`,
  inputs: {
    'POST …/written-resolutions': async ({ clock }) => ({
      body: {
        title: 'Verven',
        wording: 'De gevel wordt geverfd.',
        explanation: '',
        last_day: lastDays(dutchDay(clock.now())).last_day,
      },
    }),
    'PUT …/written-resolutions/:resolution_id/vote': async () => ({ body: { choice: 'for' } }),
    'PUT …/written-resolutions/:resolution_id/paper-consent': async (_, fixtureParams) => ({
      body: { apartment_id: fixtureParams['resolution']?.['apartment_id'], signed_on: null },
    }),
  },
  create: async ({ queries, now, named, word }) => {
    const { association_id, code: _code, ...names } = named();
    const apartment = { association_id, id: newId(), code: newId(), name: word };
    await queries.insert(apartments).values({ ...apartment, share: 1, votes: 1, position: 1 });
    const created_on = dutchDay(now);
    const resolution = { association_id, id: names.id, title: word, wording: `Besluit ${word}.` };
    await queries
      .insert(writtenResolutions)
      .values({ ...resolution, created_at: now, created_on, last_day: lastDays(created_on).last_day });
    return { resolution: { resolution_id: resolution.id, apartment_id: apartment.id } };
  },
  rows: ({ id, from }) => [
    `insert into written_resolutions (association_id, id, title, wording, created_at, created_on, last_day)
      select association_id, ${id}, 'Besluit ' || k, 'De gevel wordt geverfd.', now() - k * interval '1 day', current_date - k,
        current_date - k + 20 ${from(RESOLUTIONS)}`,
    `insert into written_resolution_votes (association_id, id, resolution_id, apartment_id, choice, signed_on, signed_owners, voted_at)
      select asked.association_id, ${id}, asked.id, apartments.id, 'for', asked.created_on, '', now()
      from written_resolutions asked join apartments on apartments.association_id = asked.association_id
      where asked.created_on >= current_date - 3 and apartments.position <= 5`,
  ],
  calls: [
    {
      name: 'written resolutions',
      path: 'written-resolutions',
      bare: 'select * from written_resolutions where association_id = $1 order by created_at desc, id desc',
    },
    {
      name: 'a written resolution',
      path: 'written-resolutions/{id}',
      bare: 'select * from written_resolutions where association_id = $1 and id = $2',
      one: 'select id from written_resolutions where association_id = $1 limit 1',
    },
  ],
};
