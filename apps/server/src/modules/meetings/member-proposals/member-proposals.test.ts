import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { agendaOperations } from '@mijn/domain/agenda';
import { DAY_MS, OPEN_PROPOSALS_MAX } from '@mijn/domain/limits';
import { memberProposalsOperations } from '@mijn/domain/member-proposals';
import { questionsOperations } from '@mijn/domain/questions';
import type { TestClient } from '../../../testing/index.ts';
import { type BallotsFixture, createBallotsFixture } from '../../voting/ballots/testing/ballots-fixture.ts';

let fixture: BallotsFixture;
beforeAll(async () => {
  fixture = await createBallotsFixture();
  await fixture.setRule('proposal_days', '14');
});
afterAll(() => fixture.server.stop());

/** A meeting in some days, and two members. */
async function aMeeting(ahead = 40) {
  const meeting_date = new Date(fixture.server.clock.now().getTime() + ahead * DAY_MS);
  const path = await fixture.meeting({ meeting_date });
  return { path, anna: await fixture.owning('Anna'), boris: await fixture.owning('Boris') };
}

const form = {
  title: 'Fietsenrek',
  wording: 'De vergadering laat een fietsenrek plaatsen.',
  explanation: 'Het is vol.',
};
const read = async (client: TestClient, path: string) =>
  (await client.get(`${path}/member-proposals`)).as(memberProposalsOperations.listMemberProposals);
const agendaOf = async (client: TestClient, path: string) =>
  (await client.get(`${path}/agenda-items`)).as(agendaOperations.listAgendaItems);
const submit = (client: TestClient, path: string) => client.post(`${path}/member-proposals`, form);
const submitted = async (client: TestClient, path: string) =>
  (await submit(client, path)).as(memberProposalsOperations.submitProposal);
const place = (path: string, id: string, by = fixture.board) =>
  by.call('PUT', `${path}/member-proposals/${id}/agenda-item`);
const refuse = (path: string, id: string, reason = 'Hier is al over besloten.', by = fixture.board) =>
  by.call('PUT', `${path}/member-proposals/${id}/refusal`, { body: { reason } });

let seen = 0;
/** Returns the new mails about questions and proposals, as "name: subject". */
async function newMails(): Promise<string[]> {
  const sent = (await fixture.server.mails()).slice(seen);
  seen += sent.length;
  return sent
    .filter(({ text }) => text?.includes('iets laten weten over een vergadering'))
    .map(({ subject, text }) => `${/Beste ([^,]+)/u.exec(text ?? '')?.[1]}: ${subject}`);
}
beforeEach(async () => {
  await newMails();
});

it('a proposal is read by its proposer and the board, and by all once it stands on the agenda, as an item to decide', async () => {
  const { path, anna, boris } = await aMeeting();
  const { id } = await submitted(anna.client, path);
  expect((await read(anna.client, path)).data).toMatchObject([{ ...form, is_own: true, decision: null }]);
  expect((await read(boris.client, path)).data).toEqual([]);
  expect((await read(fixture.board, path)).data).toMatchObject([
    { is_own: false, proposer: 'Anna', apartments: [anna.apartment] },
  ]);
  expect(await agendaOf(fixture.board, path)).toEqual({ data: [], open_proposal_count: 1 });
  expect((await agendaOf(boris.client, path)).open_proposal_count).toBe(0);
  expect((await place(path, id, boris.client)).status).toBe(403);
  expect((await place(path, id)).status).toBe(200);
  expect((await place(path, id)).status).toBe(200);
  const { data, open_proposal_count } = await agendaOf(boris.client, path);
  expect(open_proposal_count).toBe(0);
  expect(data).toMatchObject([
    {
      number: 1,
      title: form.title,
      kind: 'decide',
      text: 'Voorstel van Anna.\n\nHet is vol.',
      proposal: { wording: form.wording },
    },
  ]);
  expect((await read(anna.client, path)).data).toMatchObject([
    { decision: 'on_agenda', item_id: data[0]?.id, reason: null },
  ]);
  expect((await refuse(path, id)).error?.code).toBe('proposal_decided');
  await fixture.board.delete(`${path}/agenda-items/${data[0]?.id}`);
  expect((await read(anna.client, path)).data).toMatchObject([{ decision: 'on_agenda', item_id: null }]);
});

it('the proposer reads why a proposal does not stand on the agenda, and withdraws one that the board did not decide about', async () => {
  const { path, anna, boris } = await aMeeting();
  const [first, second] = [await submitted(anna.client, path), await submitted(anna.client, path)];
  expect((await refuse(path, first.id)).status).toBe(200);
  expect((await refuse(path, first.id)).status).toBe(200);
  expect((await refuse(path, first.id, 'Iets anders.')).error?.code).toBe('proposal_decided');
  expect((await anna.client.delete(`${path}/member-proposals/${first.id}`)).error?.code).toBe(
    'proposal_decided',
  );
  expect((await boris.client.delete(`${path}/member-proposals/${second.id}`)).status).toBe(404);
  expect((await anna.client.delete(`${path}/member-proposals/${second.id}`)).status).toBe(204);
  expect((await read(anna.client, path)).data).toMatchObject([
    { decision: 'refused', reason: 'Hier is al over besloten.', item_id: null },
  ]);
});

it('a member has a few proposals at most about which the board did not decide, also if many are submitted at once', async () => {
  const { path, anna, boris } = await aMeeting();
  const all = await Promise.all(
    Array.from({ length: OPEN_PROPOSALS_MAX + 2 }, async () => submit(anna.client, path)),
  );
  expect(all.filter(({ status }) => status === 201)).toHaveLength(OPEN_PROPOSALS_MAX);
  expect((await submit(anna.client, path)).error?.code).toBe('too_many_proposals');
  expect((await submit(boris.client, path)).status).toBe(201);
});

it('after the last day, nobody submits a proposal, and the board still decides about others', async () => {
  const { path, anna } = await aMeeting(15);
  const { id } = await submitted(anna.client, path);
  await fixture.server.database.pool.query(
    `update meetings set meeting_date = meeting_date - interval '1 day' where id = $1`,
    [path.split('/').at(-1)],
  );
  const { last_day, may_submit } = await read(anna.client, path);
  expect(may_submit).toBe(false);
  expect((await submit(anna.client, path)).error).toMatchObject({
    code: 'proposals_closed',
    params: { last_day },
  });
  expect((await place(path, id)).status).toBe(200);
});

it('the board is mailed of a question and of a proposal, and who asked of what became of it, once each', async () => {
  const { path, anna } = await aMeeting();
  const item_id = await fixture.proposal(path, 4);
  const question = (await anna.client.post(`${path}/questions`, { item_id, text: 'Waarom nu?' })).as(
    questionsOperations.askQuestion,
  );
  const [placed, refused] = [await submitted(anna.client, path), await submitted(anna.client, path)];
  const toBoard = await newMails();
  expect(toBoard.filter((mail) => mail.includes('Vraag over punt 4'))).toHaveLength(1);
  expect(toBoard.filter((mail) => mail.includes('Voorstel voor de agenda: Fietsenrek'))).toHaveLength(2);
  expect(toBoard.join()).not.toMatch(/Anna:|Boris:/u);
  const reply = { reply: 'Het dak lekt.', version: 1 };
  for (const _ of [1, 2]) {
    await fixture.board.call('PUT', `${path}/questions/${question.id}/reply`, { body: reply });
    await place(path, placed.id);
    await refuse(path, refused.id);
  }
  expect((await newMails()).toSorted()).toEqual([
    expect.stringContaining('Anna: Antwoord op uw vraag over punt 4'),
    'Anna: Uw voorstel staat niet op de agenda: Fietsenrek',
    'Anna: Uw voorstel staat op de agenda: Fietsenrek',
  ]);
  const count = async (client: TestClient) =>
    (await agendaOf(client, path)).data.map(({ question_count }) => question_count);
  expect(await count(anna.client)).toEqual([1, 0]);
});

it('a member who switched the kind off is not mailed', async () => {
  const { path, anna } = await aMeeting();
  const { id } = await submitted(anna.client, path);
  await anna.client.call('PUT', '/notifications/choices', {
    body: { choices: [{ association_id: fixture.association.id, kind: 'questions', is_on: false }] },
  });
  await place(path, id);
  expect((await newMails()).join()).not.toContain('Uw voorstel');
});
