import { HOUR_MS } from '@mijn/domain/limits';
import { resultOf } from '@mijn/domain/tally';
import { v7 as newId } from 'uuid';
import type { Fixtures } from '../../../../testing/fixtures/fixtures.ts';
import { ballots } from '../../../voting/ballots/ballots.tables.ts';
import { meetingItems } from '../../agenda/agenda.tables.ts';
import { meetings } from '../../meetings.tables.ts';

const NO_VOTES = { votes_for: 0, votes_against: 0, votes_abstained: 0, options: [] };

export const fixtures: Fixtures = {
  readBy: ['meetings'],
  callers: `
GET   …/meetings/:meeting_id/second-meeting   meeting without a quorum  401 403 403 200 403 403 404 404 200 200 200 200
POST  …/meetings/:meeting_id/second-meeting   meeting without a quorum  401 403 403 201 403 403 404 404 403 201 403 201
PUT   …/meetings/:meeting_id/moment   second meeting to move  401 403 403 200 403 403 404 404 403 200 403 200
POST  …/meetings/:meeting_id/cancel   second meeting to cancel  401 403 403 200 403 403 404 404 403 200 403 200
`,
  inputs: {
    'POST …/meetings/:meeting_id/second-meeting': async (_, fixtureParams) => {
      const { meeting_day } = fixtureParams['meeting without a quorum'] ?? {};
      return { body: { meeting_day, start_time: '19:30' } };
    },
    'PUT …/meetings/:meeting_id/moment': async (_, fixtureParams) => {
      const { meeting_day } = fixtureParams['second meeting to move'] ?? {};
      return { body: { meeting_day, start_time: '19:30', version: 0 } };
    },
    'POST …/meetings/:meeting_id/cancel': async () => ({ body: { version: 0, reason: 'De zaal is dicht.' } }),
  },
  create: async ({ queries, now, named, word }) => {
    const meeting = { ...named(), meeting_date: new Date(now.getTime() - HOUR_MS), concerns: word };
    const { association_id, id: meeting_id } = meeting;
    await queries.insert(meetings).values({ ...meeting, changed_at: now });
    const item = { ...named(), meeting_id, number: 1, title: word, wording: word, options: [] };
    await queries.insert(meetingItems).values({ ...item, kind: 'decide' });
    await queries.insert(ballots).values({
      association_id,
      id: newId(),
      meeting_id,
      item_id: item.id,
      number: 1,
      title: word,
      wording: word,
      options: [],
      majority: 'more_than_half',
      quorum_votes: 1,
      is_secret: false,
      state: 'closed',
      opened_at: now,
      closed_at: now,
      result: resultOf(NO_VOTES, {
        majority: 'more_than_half',
        quorum_votes: 1,
        votes_total: 1,
        votes_present: 0,
        apartments_present: 0,
        votes_divided: 0,
      }),
    });
    const meeting_day = new Date(now.getTime() + 20 * 24 * HOUR_MS).toISOString().slice(0, 10);
    const called = async () => {
      const first = { ...named(), meeting_date: meeting.meeting_date, concerns: word };
      const second = {
        ...named(),
        meeting_date: new Date(now.getTime() + 19 * 24 * HOUR_MS),
        concerns: word,
      };
      const link = { first_meeting_id: first.id, is_second: true };
      await queries.insert(meetings).values({ ...first, changed_at: now });
      await queries.insert(meetings).values({ ...second, ...link, changed_at: now });
      return { meeting_id: second.id, meeting_day };
    };
    return {
      'meeting without a quorum': { meeting_id, meeting_day },
      'second meeting to move': await called(),
      'second meeting to cancel': await called(),
    };
  },
  rows: () => [],
  calls: [],
};
