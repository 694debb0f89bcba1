import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BOARD_MAILS_PER_DAY, DAY_MS, HOUR_MS, OPEN_QUESTIONS_MAX } from '@mijn/domain/limits';
import { questionsOperations } from '@mijn/domain/questions';
import type { TestClient } from '../../../testing/index.ts';
import { type BallotsFixture, createBallotsFixture } from '../../voting/ballots/testing/ballots-fixture.ts';

let fixture: BallotsFixture;
beforeAll(async () => {
  fixture = await createBallotsFixture();
});
afterAll(() => fixture.server.stop());

/** A meeting in some days with one item, and two members. */
async function aMeeting(ahead = 20 * DAY_MS) {
  const path = await fixture.meeting({
    meeting_date: new Date(fixture.server.clock.now().getTime() + ahead),
  });
  const item_id = await fixture.proposal(path, 4);
  return { path, item_id, anna: await fixture.owning('Anna'), boris: await fixture.owning('Boris') };
}

const read = async (client: TestClient, path: string) =>
  (await client.get(`${path}/questions`)).as(questionsOperations.listQuestions);

const ask = async (client: TestClient, path: string, item_id: string, text = 'Waarom nu?') =>
  client.post(`${path}/questions`, { item_id, text });

const asked = async (client: TestClient, path: string, item_id: string, text?: string) =>
  (await ask(client, path, item_id, text)).as(questionsOperations.askQuestion);

const reply = async (path: string, id: string, text: string, version: number, by = fixture.board) =>
  by.call('PUT', `${path}/questions/${id}/reply`, { body: { reply: text, version } });

it('a question is read by its asker and the board, and with its reply by all, who do not learn who asked', async () => {
  const { path, item_id, anna, boris } = await aMeeting();
  const question = await asked(anna.client, path, item_id);
  expect(question).toMatchObject({ item_id, text: 'Waarom nu?', is_own: true, asker: null, reply: null });
  expect((await read(anna.client, path)).data).toHaveLength(1);
  expect((await read(boris.client, path)).data).toEqual([]);
  expect((await read(fixture.board, path)).data).toMatchObject([
    { is_own: false, asker: 'Anna', apartments: [anna.apartment] },
  ]);
  expect((await reply(path, question.id, 'Het dak lekt.', 1, boris.client)).status).toBe(403);
  expect((await reply(path, question.id, 'Het dak lekt.', 1)).status).toBe(200);
  expect((await read(boris.client, path)).data).toMatchObject([
    { is_own: false, asker: null, apartments: [], text: 'Waarom nu?', reply: 'Het dak lekt.' },
  ]);
  expect(JSON.stringify(await read(boris.client, path))).not.toMatch(/Anna|Kadestraat/u);
});

it(`a member asks at most ${BOARD_MAILS_PER_DAY} questions in a day, also withdrawn ones, because each mails the board`, async () => {
  const { path, item_id, anna, boris } = await aMeeting();
  for (let count = 0; count < BOARD_MAILS_PER_DAY; count += 1) {
    const { id } = await asked(anna.client, path, item_id);
    expect((await anna.client.delete(`${path}/questions/${id}`)).status).toBe(204);
  }
  expect((await ask(anna.client, path, item_id)).error?.code).toBe('too_many_requests');
  expect((await ask(boris.client, path, item_id)).status).toBe(201);
});

it('a reply is corrected by who read the last one, and a repeat changes nothing', async () => {
  const { path, item_id, anna } = await aMeeting();
  const { id } = await asked(anna.client, path, item_id);
  expect((await reply(path, id, 'Een', 1)).status).toBe(200);
  expect((await reply(path, id, 'Een', 1)).status).toBe(200);
  expect((await reply(path, id, 'Twee', 1)).error?.code).toBe('conflict');
  expect((await reply(path, id, 'Twee', 2)).status).toBe(200);
  expect((await read(anna.client, path)).data).toMatchObject([{ reply: 'Twee', version: 3 }]);
});

it('a question without a reply is withdrawn by its asker alone', async () => {
  const { path, item_id, anna, boris } = await aMeeting();
  const [first, second] = [await asked(anna.client, path, item_id), await asked(anna.client, path, item_id)];
  expect((await boris.client.delete(`${path}/questions/${first.id}`)).status).toBe(404);
  expect((await anna.client.delete(`${path}/questions/${first.id}`)).status).toBe(204);
  await reply(path, second.id, 'Daarom.', 1);
  expect((await anna.client.delete(`${path}/questions/${second.id}`)).error?.code).toBe('question_answered');
  expect((await read(anna.client, path)).data).toMatchObject([{ id: second.id }]);
});

it('a member waits for the replies to a few questions at most, also if many are asked at once', async () => {
  const { path, item_id, anna, boris } = await aMeeting();
  const all = await Promise.all(
    Array.from({ length: OPEN_QUESTIONS_MAX + 2 }, async () => ask(anna.client, path, item_id)),
  );
  expect(all.filter(({ status }) => status === 201)).toHaveLength(OPEN_QUESTIONS_MAX);
  expect((await ask(anna.client, path, item_id)).error?.code).toBe('too_many_questions');
  expect((await ask(boris.client, path, item_id)).status).toBe(201);
  const [first] = (await read(anna.client, path)).data;
  await reply(path, first?.id ?? '', 'Daarom.', 1);
  expect((await ask(anna.client, path, item_id)).status).toBe(201);
});

it('nobody asks from the opening of the door on, nor about an item of another meeting', async () => {
  const [later, now] = [await aMeeting(), await aMeeting(HOUR_MS)];
  expect((await ask(later.anna.client, later.path, now.item_id)).status).toBe(422);
  expect((await ask(now.anna.client, now.path, now.item_id)).error?.code).toBe('questions_closed');
  expect(await read(now.anna.client, now.path)).toEqual({ data: [], may_ask: false });
  expect((await read(later.anna.client, later.path)).may_ask).toBe(true);
});
