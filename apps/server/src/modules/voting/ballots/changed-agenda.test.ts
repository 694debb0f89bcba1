import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { agendaOperations } from '@mijn/domain/agenda';
import { ballotsOperations } from '@mijn/domain/ballots';
import { decisionsOperations } from '@mijn/domain/decisions';
import { DAY_MS, MEETING_HELD_AFTER_MS } from '@mijn/domain/limits';
import { readWord } from '../../../capabilities/word/testing/read-word.ts';
import {
  AGAINST,
  type BallotsFixture,
  CONVENED,
  createBallotsFixture,
  FOR,
} from './testing/ballots-fixture.ts';

let fixture: BallotsFixture;
beforeAll(async () => {
  fixture = await createBallotsFixture();
  await fixture.owning('Iemand');
});
afterAll(() => fixture.server.stop());

const agendaOf = async (path: string) =>
  (await fixture.board.get(`${path}/agenda-items`)).as(agendaOperations.listAgendaItems).data;
const placesOf = async (path: string) =>
  (await agendaOf(path)).map(({ number, title, since_convocation }) =>
    [number, title, since_convocation ?? ''].join(' ').trim(),
  );
const itemOf = async (path: string, item_id: string) => {
  const item = (await agendaOf(path)).find(({ id }) => id === item_id);
  if (!item) throw new Error('The agenda does not have the item.');
  return item;
};
const change = async (path: string, item_id: string, own: object) => {
  const { title, kind, proposal, version } = await itemOf(path, item_id);
  const { wording = '', options = [] } = proposal ?? {};
  return fixture.board.patch(`${path}/agenda-items/${item_id}`, {
    title,
    kind,
    wording,
    options,
    version,
    ...own,
  });
};
const move = async (path: string, item_id: string, after_id: string | null) => {
  const { version } = await itemOf(path, item_id);
  return fixture.board.post(`${path}/agenda-items/${item_id}/move`, { version, after_id });
};
const add = (path: string, own: object = {}) =>
  fixture.board.post(`${path}/agenda-items`, { title: 'Lift', kind: 'note', ...own });
const remove = (path: string, item_id: string) => fixture.board.delete(`${path}/agenda-items/${item_id}`);

/** Returns a meeting that has begun, to which the members were convened, with the proposals 4 to 6. */
async function begun() {
  const path = await fixture.meeting(CONVENED);
  const items = [4, 5, 6].map((number) => fixture.proposal(path, number));
  const [four, five, six] = await Promise.all(items);
  if (four === undefined || five === undefined || six === undefined) throw new Error('There are no items.');
  return { path, four, five, six, begin: () => fixture.begin(path) };
}

/** Lets a new member vote about an item, and returns the ballot, which is closed. */
async function decide(path: string, item_id: string, vote = FOR) {
  const { owning, come, opened, close } = fixture;
  const voter = await owning('Anna');
  await come(path, voter);
  const ballot = await opened(path, item_id);
  await fixture.vote(voter.client, ballot, vote);
  await close(ballot);
  return ballot;
}

describe('while a meeting is held, the board', () => {
  it('adds items behind another one, and those of the convocation keep their numbers', async () => {
    const { path, four, begin } = await begun();
    await begin();
    const split = await add(path, { title: 'Voorstel 4, deel 2', after_id: four });
    expect(split.as(agendaOperations.createAgendaItem)).toMatchObject({ number: 7 });
    await add(path);
    expect(await placesOf(path)).toEqual([
      '4 Voorstel 4',
      '7 Voorstel 4, deel 2 added',
      '5 Voorstel 5',
      '6 Voorstel 6',
      '8 Lift added',
    ]);
  });

  it('moves items, and all keep their numbers', async () => {
    const { path, four, six, begin } = await begun();
    await begin();
    expect((await move(path, six, null)).status).toBe(200);
    expect((await move(path, four, six)).status).toBe(200);
    expect(await placesOf(path)).toEqual(['6 Voorstel 6', '4 Voorstel 4', '5 Voorstel 5']);
    expect((await add(path, { after_id: six })).status).toBe(201);
    expect((await placesOf(path)).slice(0, 2)).toEqual(['6 Voorstel 6', '7 Lift added']);
    // What was voted about can't get a place behind an item that is gone.
    await remove(path, four);
    expect((await add(path, { after_id: four })).status).toBe(409);
  });

  it('gives them numbers in their order, once the meeting was postponed', async () => {
    const { path, four, five, six } = await begun();
    await move(path, six, null);
    await fixture.server.database.pool.query('update meetings set meeting_date = $1 where id = $2', [
      new Date(fixture.server.clock.now().getTime() + DAY_MS),
      path.split('/').at(-1),
    ]);
    await move(path, five, six);
    expect(await placesOf(path)).toEqual(['4 Voorstel 6', '5 Voorstel 5', '6 Voorstel 4']);
    await move(path, four, null);
    expect(await placesOf(path)).toEqual(['4 Voorstel 4', '5 Voorstel 6', '6 Voorstel 5']);
  });

  it('removes an item, and no other gets its number, also if it was added at the meeting', async () => {
    const { path, five, begin } = await begun();
    await begin();
    const late = (await add(path)).as(agendaOperations.createAgendaItem);
    expect([(await remove(path, late.id)).status, (await remove(path, five)).status]).toEqual([204, 204]);
    await add(path, { title: 'Dak' });
    expect(await placesOf(path)).toEqual(['4 Voorstel 4', '6 Voorstel 6', '8 Dak added']);
  });

  it('changes nothing once the time of the meeting is over', async () => {
    const { path, four } = await begun();
    const date = new Date(fixture.server.clock.now().getTime() - MEETING_HELD_AFTER_MS);
    await fixture.server.database.pool.query('update meetings set meeting_date = $1 where id = $2', [
      date,
      path.split('/').at(-1),
    ]);
    const begunError = { code: 'meeting_begun' };
    expect((await add(path)).error).toMatchObject(begunError);
    expect((await change(path, four, { title: 'Lift' })).error).toMatchObject(begunError);
    expect((await move(path, four, null)).error).toMatchObject(begunError);
    expect((await remove(path, four)).error).toMatchObject(begunError);
  });
});

describe('an item that is voted about', () => {
  const callsOn = async (path: string, item: string, other: string) =>
    [
      await change(path, item, { wording: 'Iets anders.' }),
      await move(path, item, other),
      await remove(path, item),
    ].map(({ status, error }) => error?.code ?? status);
  const refused = ['item_has_ballot', 'item_has_ballot', 'item_has_ballot'];

  it('stays as it is from the opening of its ballot on, unless nothing was decided', async () => {
    const { path, four, five, begin } = await begun();
    await begin();
    const ballot = await fixture.opened(path, four);
    expect(await callsOn(path, four, five)).toEqual(refused);
    expect((await change(path, five, { wording: 'Iets anders.' })).status).toBe(200);
    expect((await move(path, five, null)).status).toBe(200);
    await fixture.board.post(`${ballot}/cancel`);
    expect(await callsOn(path, four, five)).toEqual([200, 200, 204]);
  });

  it('stays as it is once it was decided, until its result is annulled', async () => {
    const { path, four, five, begin } = await begun();
    await begin();
    const ballot = await decide(path, four, AGAINST);
    expect(await callsOn(path, four, five)).toEqual(refused);
    await fixture.board.post(`${ballot}/annul`, { reason: 'Verkeerd geteld' });
    expect(await callsOn(path, four, five)).toEqual([200, 200, 204]);
  });

  it('can be changed or gets a ballot, whatever comes first', async () => {
    const { path, four, begin } = await begun();
    await begin();
    const [changed, opened] = await Promise.all([
      change(path, four, { wording: 'Iets anders.' }),
      fixture.open(path, four),
    ]);
    const { wording } = opened.as(ballotsOperations.openBallot);
    expect(wording).toBe(changed.status === 200 ? 'Iets anders.' : 'De vergadering besluit 4.');
  });
});

describe('a proposal says how it differs from the convocation', () => {
  it('once it was added or says something else, and not by its title or place', async () => {
    const { path, four, five, six, begin } = await begun();
    await change(path, four, { wording: 'Iets anders.' });
    await begin();
    await change(path, five, { title: 'Anders' });
    await move(path, six, null);
    await add(path, { kind: 'decide', wording: 'De lift wordt vervangen.' });
    expect(await placesOf(path)).toEqual([
      '6 Voorstel 6',
      '4 Voorstel 4 changed',
      '5 Anders',
      '7 Lift added',
    ]);
    await change(path, four, { wording: 'De vergadering besluit 4.' });
    await change(path, five, { options: ['Zon', 'Wind'] });
    expect((await placesOf(path)).slice(1, 3)).toEqual(['4 Voorstel 4', '5 Anders changed']);
  });

  it('not before the members were convened', async () => {
    const path = await fixture.meeting();
    const four = await fixture.proposal(path, 4);
    await change(path, four, { wording: 'Iets anders.' });
    await add(path);
    expect(await placesOf(path)).toEqual(['4 Voorstel 4', '5 Lift']);
  });

  it('also if it was changed by a former version, which did not keep what was sent', async () => {
    const { path, four, five } = await begun();
    const changedBefore = async (id: string, own: string) =>
      fixture.server.database.pool.query(`update meeting_items set ${own} where id = $1`, [id]);
    await changedBefore(four, `changed_at = '2026-11-20', text_changed_at = '2026-11-20'`);
    await changedBefore(five, `changed_at = '2026-11-20'`);
    expect((await placesOf(path)).slice(0, 2)).toEqual(['4 Voorstel 4 changed', '5 Voorstel 5']);
    await move(path, four, five);
    expect(await placesOf(path)).toContain('4 Voorstel 4 changed');
  });

  it('in its ballot and its decision, also after the agenda changed again', async () => {
    const { path, four, five, begin } = await begun();
    await begin();
    await change(path, four, { wording: 'Iets anders.' });
    await decide(path, four);
    await decide(path, five);
    const ballots = await fixture.ballotsOf(fixture.board, path);
    expect(ballots.map(({ number, since_convocation }) => [number, since_convocation])).toEqual([
      [5, null],
      [4, 'changed'],
    ]);
    const meeting_id = path.split('/').at(-1);
    const register = path.replace(/\/meetings\/.*$/u, '/decisions');
    const { data } = (await fixture.board.get(`${register}?meeting_id=${meeting_id}`)).as(
      decisionsOperations.listDecisions,
    );
    const byTitle = Object.fromEntries(
      data.map(({ title, since_convocation }) => [title, since_convocation]),
    );
    expect(byTitle).toEqual({ 'Voorstel 4': 'changed', 'Voorstel 5': null });
    const csv = await (await fixture.board.raw(`/api${register}/csv?meeting_id=${meeting_id}`)).text();
    expect(csv).toContain('Anders in de oproep');
    const draft = await fixture.board.raw(`/api${path}/minutes-draft`);
    const { paragraphs } = readWord(new Uint8Array(await draft.arrayBuffer()));
    const said = paragraphs.filter(({ text }) => text.startsWith('Dit voorstel stond anders in de oproep.'));
    expect(said).toHaveLength(1);
  });
});

describe('the instruction of a proxy', () => {
  const given = async () => {
    const held = await begun();
    const { path, four } = held;
    const { owning, member } = fixture;
    const [anna, bea] = [await owning('Anna'), await member('Bea')];
    await fixture.given(anna.client, path, bea, {
      items: [{ item_id: four, instruction: 'against', option: null }],
    });
    await held.begin();
    await fixture.come(path, bea);
    return { ...held, anna, bea };
  };
  const closed = async (path: string, ballot: string) => {
    await fixture.close(ballot);
    const [last] = await fixture.ballotsOf(fixture.board, path);
    return [last?.result?.votes_for, last?.result?.votes_against];
  };

  it('does not count for another text than was signed: the holder decides', async () => {
    const { path, four, bea } = await given();
    await change(path, four, { wording: 'De vergadering besluit het tegendeel.' });
    const ballot = await fixture.opened(path, four);
    expect((await fixture.own(bea.client, path)).votes).toMatchObject([{ instruction: null }]);
    expect(await fixture.progress(ballot)).toMatchObject({ votes_cast: 0 });
    await fixture.vote(bea.client, ballot, FOR);
    expect(await closed(path, ballot)).toEqual([10, 0]);
  });

  it('counts for the text that was signed, also if the title and the place changed', async () => {
    const { path, four, six, bea } = await given();
    await change(path, four, { title: 'Anders' });
    await move(path, four, six);
    const ballot = await fixture.opened(path, four);
    expect((await fixture.own(bea.client, path)).votes).toMatchObject([{ instruction: 'against' }]);
    expect(await closed(path, ballot)).toEqual([0, 10]);
  });

  it('counts again once the text is the signed one again', async () => {
    const { path, four } = await given();
    await change(path, four, { wording: 'Iets anders.' });
    await change(path, four, { wording: 'De vergadering besluit 4.' });
    expect(await closed(path, await fixture.opened(path, four))).toEqual([0, 10]);
  });

  it('of a former version counts as long as the item was not changed after it', async () => {
    const { path, four } = await given();
    await fixture.server.database.pool.query(
      'update proxy_items set wording = null, options = null where item_id = $1',
      [four],
    );
    const ballot = await fixture.opened(path, four);
    expect(await fixture.progress(ballot)).toMatchObject({ votes_cast: 10 });
    await fixture.board.post(`${ballot}/cancel`);
    fixture.server.clock.pass(1000);
    await change(path, four, { title: 'Anders' });
    expect(await fixture.progress(await fixture.opened(path, four))).toMatchObject({ votes_cast: 0 });
  });
});
