import { HOUR_MS } from '@mijn/domain/limits';
import { resultOf } from '@mijn/domain/tally';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { sign } from '../../../../platform/security/digest.ts';
import type { Fixtures } from '../../../../testing/fixtures/fixtures.ts';
import { meetingItems } from '../../../meetings/agenda/agenda.tables.ts';
import { meetings } from '../../../meetings/meetings.tables.ts';
import { meetingPresences } from '../../presence/presence.tables.ts';
import { giveApartment } from '../../../voting-rules/testing/give-apartment.ts';
import { apartments } from '../../../voting-rules/voting-rules.tables.ts';
import { ballots, ballotVotes, paperVotes } from '../ballots.tables.ts';
import { public_key } from './secret-ballot.ts';

const ofMeeting = { one: 'select id from meetings where association_id = $1 limit 1' } as const;

export const fixtures: Fixtures = {
  callers: `
GET   …/meetings/:meeting_id/ballots                            voting meeting      401 403 200 200 200 200 404 404 200 200 200 200
POST  …/meetings/:meeting_id/ballots                            meeting to vote at  401 403 403 201 403 403 404 404 403 201 403 403
GET   …/meetings/:meeting_id/own-votes                          voting meeting      401 403 200 200 200 200 404 404 200 200 200 200
GET   …/meetings/:meeting_id/ballot-secrecy                     voting meeting      401 403 403 200 403 403 404 404 200 200 200 200
GET   …/meetings/:meeting_id/voting-slips                       voting meeting      401 403 403 200 403 403 404 404 200 200 200 200
GET   …/meetings/:meeting_id/ballots/:ballot_id/progress        open ballot         401 403 403 200 403 403 404 404 200 200 200 200
GET   …/meetings/:meeting_id/ballots/:ballot_id/apartments      open ballot         401 403 403 200 403 403 404 404 200 200 200 200
POST  …/meetings/:meeting_id/ballots/:ballot_id/votes           open ballot         401 403 200 200 200 200 404 404 403 403 403 403
POST  …/meetings/:meeting_id/ballots/:ballot_id/hands           open ballot         401 403 403 200 403 403 404 404 403 200 403 403
PUT   …/meetings/:meeting_id/ballots/:ballot_id/paper           secret ballot       401 403 403 200 403 403 404 404 403 200 403 403
POST  …/meetings/:meeting_id/ballots/:ballot_id/close           open ballot         401 403 403 200 403 403 404 404 403 200 403 403
POST  …/meetings/:meeting_id/ballots/:ballot_id/cancel          open ballot         401 403 403 200 403 403 404 404 403 200 403 403
POST  …/meetings/:meeting_id/ballots/:ballot_id/annul           closed ballot       401 403 403 200 403 403 404 404 403 200 403 403
POST  …/meetings/:meeting_id/ballots/:ballot_id/lot             tied election       401 403 403 200 403 403 404 404 403 200 403 403
GET   …/meetings/:meeting_id/ballots/:ballot_id/sealed-votes    ballot to count     401 403 403 200 403 403 404 404 200 200 403 403
POST  …/meetings/:meeting_id/ballots/:ballot_id/secret-totals   ballot to count     401 403 403 200 403 403 404 404 403 200 403 403
`,
  inputs: {
    'POST …/meetings/:meeting_id/ballots': async (_, fixtureParams) => {
      const { item_id } = fixtureParams['meeting to vote at'] ?? {};
      return { body: { item_id, is_secret: false, public_key: null } };
    },
    'POST …/meetings/:meeting_id/ballots/:ballot_id/votes': async (server, _, params, client) => {
      const { association_id = '', meeting_id = '' } = params;
      const { apartment_id, user_id } = await giveApartment(server, client, association_id);
      const presence = { association_id, id: newId(), meeting_id, user_id };
      // Neither a stranger nor the meeting of another association has a presence.
      const isOfMeeting = sql`exists (select from meetings where association_id = ${association_id} and id = ${meeting_id})`;
      const { rows } = await server.database.queries.execute(sql`select 1 where ${isOfMeeting}`);
      if (user_id !== undefined && rows.length > 0)
        await server.database.queries
          .insert(meetingPresences)
          .values({ ...presence, is_online: false, arrived_at: server.clock.now() })
          .onConflictDoNothing();
      return { body: { votes: [{ apartment_id, choice: 'for', option: null, sealed: [] }] } };
    },
    'POST …/meetings/:meeting_id/ballots/:ballot_id/hands': async () => ({
      body: { votes: [], others: { choice: 'for', option: null } },
    }),
    'PUT …/meetings/:meeting_id/ballots/:ballot_id/paper': async (_, fixtureParams) => {
      const { apartment_id } = fixtureParams['secret ballot'] ?? {};
      return { body: { apartment_id, is_on_paper: true } };
    },
    'POST …/meetings/:meeting_id/ballots/:ballot_id/lot': async () => ({ body: { number: 37 } }),
    'POST …/meetings/:meeting_id/ballots/:ballot_id/annul': async () => ({
      body: { reason: 'Verkeerd geteld' },
    }),
    'POST …/meetings/:meeting_id/ballots/:ballot_id/secret-totals': async ({ secret }, _, params) => ({
      body: {
        totals: { votes_for: 0, votes_against: 0, votes_abstained: 0, options: [] },
        unreadable: 0,
        proof: sign(secret, 'secret-ballot', params['ballot_id'] ?? ''),
      },
    }),
  },
  create: async ({ queries, now, named, word }) => {
    const addMeeting = async (fromNow = HOUR_MS) => {
      const meeting_date = new Date(now.getTime() + fromNow);
      const meeting = { ...named(), meeting_date, concerns: word };
      await queries.insert(meetings).values({ ...meeting, changed_at: now });
      return { association_id: meeting.association_id, meeting_id: meeting.id };
    };
    const apartment = named();
    const kept = { name: `Kadestraat ${word}`, share: 1, votes: 1, position: 60 };
    await queries.insert(apartments).values({ ...apartment, ...kept });
    const addBallot = async (own: Partial<typeof ballots.$inferInsert>) => {
      const key = await addMeeting();
      const id = newId();
      await queries.insert(ballots).values({
        ...key,
        id,
        item_id: newId(),
        number: 4,
        title: word,
        wording: word,
        options: [],
        majority: 'more_than_half',
        is_secret: false,
        state: 'open',
        opened_at: now,
        ...own,
      });
      return { ...key, ballot_id: id };
    };
    const item = { ...named(), ...(await addMeeting(-HOUR_MS)), number: 9, title: word, wording: word };
    await queries.insert(meetingItems).values({ ...item, kind: 'decide', options: [] });
    const open = await addBallot({});
    const { association_id, meeting_id, ballot_id } = open;
    const vote = { association_id, ballot_id, apartment_id: apartment.id, choice: 'for' } as const;
    await queries.insert(ballotVotes).values({ ...vote, voted_at: now });
    const secret = await addBallot({ is_secret: true, public_key, votes_each: 1 });
    await queries.insert(paperVotes).values({
      association_id,
      ballot_id: secret.ballot_id,
      apartment_id: apartment.id,
      votes: 1,
    });
    const closed = await addBallot({
      state: 'closed',
      closed_at: now,
      result: resultOf(
        { votes_for: 1, votes_against: 0, votes_abstained: 0, options: [] },
        {
          majority: 'more_than_half',
          quorum_votes: null,
          votes_total: 1,
          votes_present: 1,
          apartments_present: 1,
          votes_divided: 0,
        },
      ),
    });
    const tied = await addBallot({
      state: 'closed',
      closed_at: now,
      options: ['Jan', 'Piet'],
      seats: 1,
      election_method: 'ranking',
      lot_seed: '0'.repeat(64),
      result: resultOf(
        {
          votes_for: 0,
          votes_against: 0,
          votes_abstained: 0,
          options: ['Jan', 'Piet'].map((option) => ({ option, votes: 1 })),
        },
        {
          majority: 'more_than_half',
          quorum_votes: null,
          votes_total: 2,
          votes_present: 2,
          apartments_present: 2,
          votes_divided: 0,
          election: { seats: 1, method: 'ranking', round: 1 },
        },
      ),
    });
    const counted = await addBallot({
      is_secret: true,
      public_key,
      votes_each: 1,
      state: 'counting',
      closed_at: now,
      votes_present: 0,
      apartments_present: 0,
    });
    return {
      'ballot to count': { meeting_id: counted.meeting_id, ballot_id: counted.ballot_id },
      'secret ballot': {
        meeting_id: secret.meeting_id,
        ballot_id: secret.ballot_id,
        apartment_id: apartment.id,
      },
      'voting meeting': { meeting_id },
      'meeting to vote at': { meeting_id: item.meeting_id, item_id: item.id },
      'open ballot': { meeting_id, ballot_id },
      'tied election': { meeting_id: tied.meeting_id, ballot_id: tied.ballot_id },
      'closed ballot': { meeting_id: closed.meeting_id, ballot_id: closed.ballot_id },
    };
  },
  rows: ({ id, from }) => [
    `insert into ballots (association_id, id, meeting_id, item_id, number, title, wording, options, majority, is_secret,
        public_key, votes_each, state, opened_at, closed_at)
      select numbers.association_id, ${id}, meetings.id, meetings.id, 4, 'Lift', 'Wij vervangen de lift.', '{}', 'two_thirds', true, '${public_key}', 1, 'counting', now(), now()
      from (select k, a, association_id ${from(1)}) numbers join meetings on meetings.association_id = numbers.association_id`,
    `insert into ballot_votes (association_id, ballot_id, apartment_id, user_id, choice, voted_at)
      select ballots.association_id, ballots.id, apartments.id, null, 'for', now()
      from ballots join apartments on apartments.association_id = ballots.association_id`,
  ],
  samples: { is_silent: ['true'], is_secret: ['true'] },
  calls: [
    {
      ...ofMeeting,
      name: 'ballots',
      path: 'meetings/{id}/ballots',
      bare: 'select * from ballots where association_id = $1 and meeting_id = $2 order by opened_at desc',
    },
    {
      ...ofMeeting,
      name: 'own votes',
      path: 'meetings/{id}/own-votes',
      bare: 'select * from ballots where association_id = $1 and meeting_id = $2',
    },
  ],
};
