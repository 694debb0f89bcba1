import { v7 as newId } from 'uuid';
import { DAY_MS } from '@mijn/domain/limits';
import { memberships, users } from '../../../../platform/database/index.ts';
import type { Fixtures } from '../../../../testing/fixtures/fixtures.ts';
import { meetingItems } from '../../agenda/agenda.tables.ts';
import { meetings } from '../../meetings.tables.ts';
import { itemQuestions } from '../questions.tables.ts';

export const fixtures: Fixtures = {
  callers: `
GET    …/meetings/:meeting_id/questions                      meeting with question  401 403 200 200 200 200 404 404 200 200 200 200
POST   …/meetings/:meeting_id/questions                      meeting with question  401 403 201 201 201 201 404 404 403 403 403 403
PUT    …/meetings/:meeting_id/questions/:question_id/reply  question               401 403 403 200 403 403 404 404 403 200 403 403
DELETE …/meetings/:meeting_id/questions/:question_id         question               401 403 404 404 404 404 404 404 403 403 403 403
`,
  inputs: {
    'POST …/meetings/:meeting_id/questions': async (_, fixtureParams) => ({
      body: { text: 'Waarom nu?', item_id: fixtureParams['meeting with question']?.['item_id'] },
    }),
    'PUT …/meetings/:meeting_id/questions/:question_id/reply': async () => ({
      body: { reply: 'Omdat het dak lekt.', version: 1 },
    }),
  },
  create: async ({ queries, now, named, word }) => {
    const meeting = { ...named(), meeting_date: new Date(now.getTime() + 20 * DAY_MS), concerns: word };
    const { association_id, id: meeting_id } = meeting;
    await queries.insert(meetings).values({ ...meeting, changed_at: now });
    const item = { ...named(), meeting_id, number: 1, title: word, kind: 'note' } as const;
    await queries.insert(meetingItems).values({ ...item, options: [] });
    const user_id = newId();
    await queries
      .insert(users)
      .values({ id: user_id, code: user_id, email: `${user_id}@waterpas.example`, name: `Vera ${word}` });
    const rights = { is_board: false, is_invoice_check: false, is_invoice_check_copy: false };
    await queries.insert(memberships).values({ association_id, user_id, ...rights });
    const question = {
      association_id,
      id: newId(),
      meeting_id,
      item_id: item.id,
      asker_id: user_id,
      text: `Waarom ${word}?`,
      asked_at: now,
    };
    await queries.insert(itemQuestions).values(question);
    return {
      'meeting with question': { meeting_id, item_id: item.id },
      question: { meeting_id, question_id: question.id },
    };
  },
  rows: ({ id }) => [
    `insert into item_questions (association_id, id, meeting_id, item_id, text, asked_at, reply, answered_at)
      select association_id, ${id}, meeting_id, id, 'Waarom?', now(), 'Daarom.', now() from meeting_items where mod(number, 2) = 0`,
  ],
  calls: [
    {
      name: 'questions about a meeting',
      path: 'meetings/{id}/questions',
      bare: 'select * from item_questions where association_id = $1 and meeting_id = $2',
      one: 'select id from meetings where association_id = $1 limit 1',
    },
  ],
};
