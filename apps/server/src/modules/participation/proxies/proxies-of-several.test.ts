import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PROXIES_PER_DAY } from '@mijn/domain/limits';
import { attendanceOperations } from '@mijn/domain/attendance';
import { proxiesOperations } from '@mijn/domain/proxies';
import { createProxiesFixture, type ProxiesFixture, statusesOf } from './testing/proxies-fixture.ts';

let fixture: ProxiesFixture;
beforeAll(async () => {
  fixture = await createProxiesFixture();
});
afterAll(() => fixture.server.stop());

describe('a proxy of an apartment with two owners', () => {
  const twoOwners = async (votes = 20) => {
    const { member, addApartments } = fixture;
    const [jan, joke] = [await member('Jan'), await member('Joke')];
    await addApartments([{ name: 'Kadestraat 200', votes, owners: [jan.id, joke.id] }]);
    return { jan, joke };
  };

  it('is told to the other owner, who can object, so that it ends', async () => {
    const { member, meeting, given, answer, proxiesOf, counted } = fixture;
    const path = await meeting();
    const { jan, joke } = await twoOwners();
    const bea = await member('Bea');
    const { id } = await given(jan.client, path, bea);
    await answer(bea.client, path, id);
    const [told] = await fixture.mailsTo(joke.email);
    expect(told?.subject).toBe('Machtiging voor Kadestraat 200');
    expect(told?.text).toContain('Dan kunt u bezwaar maken');
    const seen = await proxiesOf(joke.client, path);
    expect(seen.data).toMatchObject([{ id, relation: 'co_owner', may_object: true, may_withdraw: false }]);
    expect(seen.terms.obstacle).toBe('given_by_co_owner');
    expect((await counted(path)).votes).toBe(20);
    for (const { client, email } of [bea, jan]) {
      const refused = await client.post(`${path}/proxies/${id}/object`);
      expect([email, refused.error?.code]).toEqual([email, 'forbidden']);
    }
    const objected = await joke.client.post(`${path}/proxies/${id}/object`);
    expect(objected.as(proxiesOperations.objectToProxy)).toMatchObject({
      state: 'objected',
      apartments: [{ name: 'Kadestraat 200', votes: 20 }],
    });
    expect((await counted(path)).votes).toBe(0);
    expect((await fixture.mailsTo(jan.email)).at(-1)?.subject).toBe('Bezwaar tegen uw machtiging');
    expect((await joke.client.post(`${path}/proxies/${id}/object`)).error?.code).toBe('proxy_ended');
  });

  it('keeps the apartments to which nobody objected', async () => {
    const { member, meeting, given, addApartments, proxiesOf } = fixture;
    const path = await meeting();
    const { jan, joke } = await twoOwners();
    await addApartments([{ name: 'Kadestraat 201', votes: 3, owners: [jan.id] }]);
    const { id } = await given(jan.client, path, await member('Bea'));
    await joke.client.post(`${path}/proxies/${id}/object`);
    const [left] = (await proxiesOf(jan.client, path)).data;
    expect(left).toMatchObject({ state: 'offered', apartments: [{ name: 'Kadestraat 201', votes: 3 }] });
  });

  it('is given by one of them, also if both give one at once', async () => {
    const { member, meeting, give } = fixture;
    const path = await meeting();
    const { jan, joke } = await twoOwners();
    const [bea, cor] = [await member('Bea'), await member('Cor')];
    const responses = await Promise.all([give(jan.client, path, bea), give(joke.client, path, cor)]);
    expect(statusesOf(responses)).toEqual([201, 409]);
    expect(responses.find(({ error }) => error)?.error?.code).toBe('proxy_not_allowed');
  });

  it('does not count beside an owner who comes', async () => {
    const { member, meeting, given, answer, say, board } = fixture;
    const path = await meeting();
    const { jan, joke } = await twoOwners(20);
    const bea = await member('Bea');
    const { id } = await given(jan.client, path, bea);
    await answer(bea.client, path, id);
    await say(joke.client, path, { choice: 'attends' });
    const { choices } = (await board.get(`${path}/expected-votes`)).as(attendanceOperations.getExpectedVotes);
    expect(choices.map(({ choice, votes }) => [choice, votes])).toContainEqual(['attends', 20]);
    expect(choices.map(({ choice, votes }) => [choice, votes])).toContainEqual(['proxy', 0]);
  });
});

describe('a proxy to the board', () => {
  it('is offered to all its members, and held by the one who accepts it', async () => {
    const { owning, signIn, association, meeting, given, answer, proxiesOf, setRule, member } = fixture;
    await setRule('board_proxies', 'yes');
    const path = await meeting();
    const [anna, cor] = [await owning('Anna'), await member('Cor')];
    const [one, other] = await Promise.all(
      ['Voorzitter', 'Secretaris'].map(async (name) => signIn(association, { is_board: true }, { name })),
    );
    if (!one || !other) throw new Error('There are two board members.');
    const { id, holder } = await given(anna.client, path, null);
    expect(holder).toBeNull();
    for (const client of [one, other])
      expect((await proxiesOf(client, path)).data).toMatchObject([
        { id, relation: 'holder', may_respond: true },
      ]);
    expect((await answer(cor.client, path, id)).status).toBe(404);
    const responses = await Promise.all([answer(one, path, id), answer(other, path, id)]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const { data } = await proxiesOf(anna.client, path);
    expect(['Voorzitter', 'Secretaris']).toContain(data[0]?.holder);
    await setRule('board_proxies', 'no');
  });
});

describe('the most proxies that somebody may hold', () => {
  it('counts several of one giver as one, each about other items', async () => {
    const { owning, member, meeting, proposal, given, give, answer } = fixture;
    const path = await meeting();
    const [four, five] = [await proposal(path, 4), await proposal(path, 5)];
    const [anna, bea, cor] = [await owning('Anna'), await owning('Bea'), await owning('Cor')];
    const holder = await member('Houder van twee');
    const about = (item_id: string) => ({
      is_whole_meeting: false,
      items: [{ item_id, instruction: null, option: null }],
    });
    for (const item of [four, five]) {
      const { id } = await given(anna.client, path, holder, about(item));
      expect((await answer(holder.client, path, id)).status).toBe(200);
    }
    const ofCor = await given(cor.client, path, holder);
    const ofBea = await given(bea.client, path, holder, about(four));
    expect((await answer(holder.client, path, ofBea.id)).status).toBe(200);
    // The limit is two givers. Those who are among them can still give another one.
    expect((await answer(holder.client, path, ofCor.id)).error?.code).toBe('proxies_full');
    expect((await give(cor.client, path, holder, about(five))).error?.code).toBe('too_many_proxies');
    const more = await given(bea.client, path, holder, about(five));
    expect((await answer(holder.client, path, more.id)).status).toBe(200);
  });
});

describe('a proxy about single items', () => {
  const about = (item_id: string) => ({
    is_whole_meeting: false,
    items: [{ item_id, instruction: null, option: null }],
  });

  it('is not given by a holder, and whoever gave one holds none, so that all items together are no way out', async () => {
    const { owning, member, meeting, proposal, given, give, answer } = fixture;
    const path = await meeting();
    const item = await proposal(path, 4);
    const [anna, bea, cor] = [await owning('Anna'), await owning('Bea'), await member('Cor')];
    const { id } = await given(anna.client, path, bea);
    await answer(bea.client, path, id);
    expect((await give(bea.client, path, cor, about(item))).error?.code).toBe('proxy_held');
    const offered = await given(anna.client, path, cor, { replaces: [id] });
    await given(bea.client, path, await member('Dirk'), about(item));
    const refused = await give(anna.client, path, bea, { replaces: [offered.id] });
    expect(refused.error).toMatchObject({ errors: { holder_id: expect.anything() } });
  });
});

describe('proxies that are given and withdrawn again and again', () => {
  it(`are ${PROXIES_PER_DAY} in a day at most, because each mails its holder`, async () => {
    const { owning, member, meeting, give, given, server } = fixture;
    const path = await meeting();
    const [anna, bea] = [await owning('Anna'), await member('Bea')];
    for (let count = 0; count < PROXIES_PER_DAY; count += 1) {
      const { id } = await given(anna.client, path, bea);
      await anna.client.post(`${path}/proxies/${id}/withdraw`);
    }
    expect((await give(anna.client, path, bea)).error?.code).toBe('too_many_requests');
    expect((await give(anna.client, await meeting(), bea)).status).toBe(201);
    server.clock.pass(24 * 3_600_000 + 1);
    await anna.client.login(anna.email);
    expect((await give(anna.client, path, bea)).status).toBe(201);
  });
});

describe('the search for a holder', () => {
  it('finds members by words of name and apartment, and not the caller, the board or strangers', async () => {
    const { owning, signIn, association, elsewhere, member, meeting } = fixture;
    const path = await meeting();
    const quirin = await owning('Quirijn de Groot');
    await member('Quirijn Vreemd', elsewhere);
    await signIn(association, { is_board: true }, { name: 'Quirijn Bestuur' });
    const asking = await owning('Quirijn Zelf');
    const found = async (q: string) =>
      (await asking.client.get(`${path}/proxy-holders?q=${encodeURIComponent(q)}`))
        .as(proxiesOperations.listProxyHolders)
        .data.map(({ name }) => name);
    expect(await found('quirijn')).toEqual(['Quirijn de Groot']);
    expect(await found(`GROOT ${quirin.apartment.split(' ')[1]}`)).toEqual(['Quirijn de Groot']);
    expect(await found('%%')).toEqual([]);
    const unasked = await asking.client.get(`${path}/proxy-holders`);
    expect(unasked.as(proxiesOperations.listProxyHolders).data).toEqual([]);
    expect((await asking.client.get(`${path}/proxy-holders?q=q`)).status).toBe(422);
  });
});
