import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { DAY_MS } from '@mijn/domain/limits';
import type { Fixtures } from '../../../../testing/fixtures/fixtures.ts';
import { MARKS } from '../../../../testing/fixtures/marks.ts';
import { wordOf } from '../../../../testing/fixtures/rows.ts';
import { apartments } from '../../../voting-rules/voting-rules.tables.ts';
import { meetingItems } from '../../agenda/agenda.tables.ts';
import { meetings } from '../../meetings.tables.ts';
import type { ConvocationContent } from '../convocation-content.service.ts';
import { convocationDeliveries, convocationDocuments, meetingConvocations } from '../convocations.tables.ts';
import { sha256 } from '../../../../platform/security/digest.ts';
import { listLetterReceivers } from '../letters.repository.ts';
import { codeOfLetters } from '../letters.service.ts';
import { hashOfDelivery } from '../delivery-chain.service.ts';

/** The number of members of each association to whom each convocation was sent. */
const MEMBERS = 40;

const VERSION = 2;

export const fixtures: Fixtures = {
  callers: `
GET   …/meetings/:meeting_id/convocations     convoked meeting  401 403 200 200 200 200 404 404 200 200 200 200
POST  …/meetings/:meeting_id/convocations     convoked meeting  401 403 403 201 403 403 404 404 403 201 403 403
GET   …/meetings/:meeting_id/convocations/:convocation_id/pdf             convocation  401 403 200 200 200 200 404 404 200 200 200 200
GET   …/meetings/:meeting_id/convocations/:convocation_id/zip             convocation  401 403 200 200 200 200 404 404 200 200 200 200
GET   …/meetings/:meeting_id/convocations/:convocation_id/letters         convocation  401 403 403 200 403 403 404 404 200 200 200 200
POST  …/meetings/:meeting_id/convocations/:convocation_id/letters         convocation  401 403 403 200 403 403 404 404 403 200 403 403
GET   …/meetings/:meeting_id/convocations/:convocation_id/deliveries      convocation  401 403 403 200 403 403 404 404 200 200 200 200
GET   …/meetings/:meeting_id/convocations/:convocation_id/deliveries/csv  convocation  401 403 403 200 403 403 404 404 200 200 200 200
`,
  inputs: {
    'POST …/meetings/:meeting_id/convocations': async () => ({ body: { version: VERSION } }),
    'POST …/meetings/:meeting_id/convocations/:convocation_id/letters': async (server, _, params) => {
      const { association_id = '', convocation_id = '' } = params;
      const { database } = server;
      const id = newId();
      const apartment = {
        association_id,
        id,
        code: id,
        name: 'Zonder account',
        share: 1,
        votes: 1,
        position: 1,
      };
      await database.queries.insert(apartments).values(apartment);
      const key = { association_id, convocation_id };
      const { rows } = await database.queries.execute<{ hash: string }>(
        sql`select hash from meeting_convocations where id = ${convocation_id}`,
      );
      const receivers = await listLetterReceivers(database, key);
      return { body: { code: codeOfLetters(rows[0]?.hash ?? '', receivers) } };
    },
  },
  create: async ({ queries, now, named, file, word }) => {
    const meeting = { ...named(), meeting_date: new Date(now.getTime() + 25 * DAY_MS), concerns: word };
    const { association_id, id: meeting_id } = meeting;
    await queries.insert(meetings).values({ ...meeting, changed_at: now });
    await queries.insert(meetingItems).values({
      ...named(),
      meeting_id,
      number: 1,
      title: `Opening ${word}`,
      kind: 'note',
      options: [],
    });
    const stored = await file('Uitnodiging');
    const content = JSON.stringify({
      association: word,
      version: 1,
      frozen_at: now.toISOString(),
      frozen_by: word,
      notice: null,
      meeting: {
        concerns: word,
        meeting_date: meeting.meeting_date.toISOString(),
        ends_at: null,
        location: null,
        online_url: null,
      },
      first_meeting: null,
      agenda: [],
      documents: [{ name: stored.name, byte_size: stored.byte_size, sha256: stored.file_hash }],
    } satisfies ConvocationContent);
    const hash = sha256(content);
    const convocation_id = newId();
    // Only the board reads to whom a convocation was sent.
    const delivery = {
      position: 1,
      user_id: newId(),
      name: `${MARKS.board} ${word}`,
      email: `${word}@waterpas.example`,
      apartment_id: null,
      apartment: null,
      way: 'mail',
      delivered_at: now,
    } as const;
    const delivery_hash = hashOfDelivery(hash, delivery);
    await queries.insert(meetingConvocations).values({
      association_id,
      id: convocation_id,
      meeting_id,
      version: 1,
      frozen_at: now,
      content,
      hash,
      delivery_count: 1,
      delivery_hash,
    });
    await queries
      .insert(convocationDocuments)
      .values({ association_id, convocation_id, position: 1, ...stored, created_at: now });
    await queries
      .insert(convocationDeliveries)
      .values({ association_id, convocation_id, ...delivery, hash: delivery_hash });
    return {
      'convoked meeting': { meeting_id },
      convocation: { meeting_id, convocation_id },
    };
  },
  rows: ({ id, from }) => [
    `insert into meeting_convocations (association_id, id, meeting_id, version, frozen_at, content, hash, delivery_hash)
      select association_id, ${id}, id, 1, now(), '{}', '', '' from meetings`,
    `insert into convocation_deliveries (association_id, convocation_id, position, user_id, name, email, way, delivered_at, hash)
      select numbers.association_id, convocations.id, k, ${id}, 'Eigenaar ' || ${wordOf('k')}, k || '@waterpas.example', 'mail', now(), ''
      from (select k, a, association_id ${from(MEMBERS)}) numbers join meeting_convocations convocations
        on convocations.association_id = numbers.association_id`,
  ],
  calls: [
    {
      name: 'convocations of a meeting',
      path: 'meetings/{id}/convocations',
      bare: 'select * from meeting_convocations where association_id = $1 and meeting_id = $2 order by version',
      one: 'select id from meetings where association_id = $1 limit 1',
    },
  ],
};
