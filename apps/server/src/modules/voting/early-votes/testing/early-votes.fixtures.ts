import { v7 as newId } from 'uuid';
import { DAY_MS } from '@mijn/domain/limits';
import { users } from '../../../../platform/database/index.ts';
import type { Fixtures } from '../../../../testing/fixtures/fixtures.ts';
import { meetingItems } from '../../../meetings/agenda/agenda.tables.ts';
import { meetings } from '../../../meetings/meetings.tables.ts';
import { giveApartment } from '../../../voting-rules/testing/give-apartment.ts';
import { apartments, votingRules } from '../../../voting-rules/voting-rules.tables.ts';
import { earlyVotes } from '../early-votes.tables.ts';

const ofMeeting = { one: 'select id from meetings where association_id = $1 limit 1' } as const;

export const fixtures: Fixtures = {
  callers: `
GET   …/meetings/:meeting_id/early-votes            meeting to vote before   401 403 200 200 200 200 404 404 200 200 200 200
GET   …/meetings/:meeting_id/early-votes/counts     meeting to vote before   401 403 403 200 403 403 404 404 200 200 200 200
PUT   …/meetings/:meeting_id/early-votes/:item_id   proposal to vote about   401 403 200 200 200 200 404 404 403 403 403 403
`,
  inputs: {
    'PUT …/meetings/:meeting_id/early-votes/:item_id': async (server, _, params, client) => {
      const { apartment_id } = await giveApartment(server, client, params['association_id'] ?? '');
      return { body: { version: 1, votes: [{ apartment_id, choice: 'option', option: 'Geen' }] } };
    },
  },
  create: async ({ queries, now, named, word }) => {
    const meeting = { ...named(), meeting_date: new Date(now.getTime() + 20 * DAY_MS), concerns: word };
    const { association_id, id: meeting_id } = meeting;
    await queries.insert(meetings).values({ ...meeting, changed_at: now, sent_date: '2020-01-01' });
    const rule = {
      association_id,
      rule: 'early_votes',
      decision_kind: '',
      value: 'yes',
      position: 90,
    } as const;
    await queries
      .insert(votingRules)
      .values(rule)
      .onConflictDoUpdate({
        target: [votingRules.association_id, votingRules.rule, votingRules.decision_kind],
        set: { value: 'yes' },
      });
    const about = { title: word, wording: `De vergadering kiest ${word}.`, options: ['Geen', word] };
    const item = { ...named(), meeting_id, number: 1, kind: 'decide', ...about } as const;
    await queries.insert(meetingItems).values(item);
    const apartment = { ...named(), name: `Kadestraat ${word}`, share: 1, votes: 1, position: 80 };
    await queries.insert(apartments).values(apartment);
    const user_id = newId();
    const user = { id: user_id, code: user_id, email: `${user_id}@waterpas.example`, name: `Joke ${word}` };
    await queries.insert(users).values(user);
    await queries.insert(earlyVotes).values({
      association_id,
      meeting_id,
      item_id: item.id,
      apartment_id: apartment.id,
      user_id,
      choice: 'abstain',
      voted_at: now,
      ...about,
    });
    return {
      'meeting to vote before': { meeting_id },
      'proposal to vote about': { meeting_id, item_id: item.id },
    };
  },
  rows: () => [
    `insert into early_votes (association_id, meeting_id, item_id, apartment_id, user_id, choice, voted_at, title, wording, options)
      select items.association_id, items.meeting_id, items.id, owners.apartment_id, users.id, 'for', now(), items.title, items.wording, items.options
      from meeting_items items join apartment_owners owners on owners.association_id = items.association_id
        join users on users.owner_id = owners.owner_id
      where items.wording is not null`,
  ],
  calls: [
    {
      ...ofMeeting,
      name: 'early votes',
      path: 'meetings/{id}/early-votes',
      bare: 'select * from early_votes where association_id = $1 and meeting_id = $2',
    },
    {
      ...ofMeeting,
      name: 'counts of early votes',
      path: 'meetings/{id}/early-votes/counts',
      bare: 'select * from early_votes where association_id = $1 and meeting_id = $2',
      isOfBoard: true,
    },
  ],
};
