import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { proxiesOperations, type ProxyItem } from '@mijn/domain/proxies';
import { readBack } from '../../../capabilities/pdf/testing/read-back.ts';
import { createProxiesFixture, type ProxiesFixture } from './testing/proxies-fixture.ts';

let fixture: ProxiesFixture;
beforeAll(async () => {
  fixture = await createProxiesFixture();
});
afterAll(() => fixture.server.stop());

describe('the instructions of a proxy', () => {
  it('are for proposals of the meeting and their options, and known to giver and holder alone', async () => {
    const { owning, member, meeting, proposal, given, give, proxiesOf, board } = fixture;
    const path = await meeting();
    const [four, five] = [await proposal(path, 4), await proposal(path, 5, ['Zon', 'Wind'])];
    const [anna, bea, cor] = [await owning('Anna'), await member('Bea'), await member('Cor')];
    const refused = async (item: Pick<ProxyItem, 'item_id'> & Partial<ProxyItem>) =>
      (await give(anna.client, path, bea, { items: [{ instruction: null, option: null, ...item }] })).error;
    const wrong = { code: 'validation_failed', errors: { items: [{ code: 'not_allowed' }] } };
    const elsewhere = await proposal(await meeting(), 1);
    expect(await refused({ item_id: elsewhere })).toMatchObject(wrong);
    expect(await refused({ item_id: five, instruction: 'for' })).toMatchObject(wrong);
    expect(await refused({ item_id: five, instruction: 'option', option: 'Water' })).toMatchObject(wrong);
    expect(await refused({ item_id: four, instruction: 'for', option: 'Zon' })).toMatchObject(wrong);
    const { id } = await given(anna.client, path, bea, {
      items: [
        { item_id: five, instruction: 'option', option: 'Wind' },
        { item_id: four, instruction: 'against', option: null },
      ],
    });
    const items = [
      {
        item_id: four,
        number: 4,
        title: 'Voorstel 4',
        instruction: 'against',
        option: null,
        is_changed: false,
        is_outdated: false,
      },
      {
        item_id: five,
        number: 5,
        title: 'Voorstel 5',
        instruction: 'option',
        option: 'Wind',
        is_changed: false,
        is_outdated: false,
      },
    ];
    expect((await proxiesOf(bea.client, path)).data).toMatchObject([{ id, items }]);
    expect((await proxiesOf(cor.client, path)).data).toEqual([]);
    expect((await cor.client.raw(`/api${path}/proxies/${id}/pdf`)).status).toBe(404);
    const listed = await board.get(`${path}/proxies/all`);
    expect(listed.as(proxiesOperations.listMeetingProxies).data).toMatchObject([
      { id, giver: 'Anna', item_numbers: [] },
    ]);
    expect(listed.text).not.toContain('against');
    expect((await board.raw(`/api${path}/proxies/${id}/pdf`)).status).toBe(404);
    const { pages } = await readBack(
      Buffer.from(await (await anna.client.raw(`/api${path}/proxies/${id}/pdf`)).arrayBuffer()),
    );
    expect(pages.join(' ')).toContain('De vergadering besluit 4.');
  });

  it('are marked once the item says something else, and not because it moved', async () => {
    const { owning, member, meeting, proposal, given, proxiesOf, board, server } = fixture;
    const path = await meeting();
    const [four, five] = [await proposal(path, 4), await proposal(path, 5)];
    const [anna, bea] = [await owning('Anna'), await member('Bea')];
    const items = [four, five].map((item_id) => ({ item_id, instruction: 'for' as const, option: null }));
    await given(anna.client, path, bea, { items });
    server.clock.pass(60_000);
    const agenda = `${path}/agenda-items`;
    expect((await board.post(`${agenda}/${five}/move`, { version: 1, after_id: null })).status).toBe(200);
    const form = { title: 'Voorstel 4', kind: 'decide', wording: 'Iets anders.', version: 1 };
    expect((await board.patch(`${agenda}/${four}`, form)).status).toBe(200);
    const [proxy] = (await proxiesOf(anna.client, path)).data;
    expect(proxy?.items).toMatchObject([
      { item_id: five, is_changed: false, is_outdated: false },
      { item_id: four, is_changed: true, is_outdated: true },
    ]);
  });

  it('can be of several proxies, each for its own items', async () => {
    const { owning, member, meeting, proposal, given, give, proxiesOf, said } = fixture;
    const path = await meeting();
    const [four, five] = [await proposal(path, 4), await proposal(path, 5)];
    const [anna, bea, cor] = [await owning('Anna'), await member('Bea'), await member('Cor')];
    const about = (item_id: string) => ({
      is_whole_meeting: false,
      items: [{ item_id, instruction: null, option: null }],
    });
    expect((await give(anna.client, path, bea, { is_whole_meeting: false })).error).toMatchObject({
      errors: { items: [{ code: 'required' }] },
    });
    const one = await given(anna.client, path, bea, about(four));
    const other = await given(anna.client, path, cor, about(five));
    const open = (await proxiesOf(anna.client, path)).data.filter(({ ended_at }) => ended_at === null);
    expect(open.map(({ id }) => id)).toEqual([other.id, one.id]);
    expect(await said(anna.client, path)).toMatchObject({ choice: null });
    await given(anna.client, path, cor, { replaces: [one.id, other.id] });
    const states = (await proxiesOf(anna.client, path)).data.map(({ state }) => state);
    expect(states).toEqual(['offered', 'withdrawn', 'withdrawn']);
  });
});
