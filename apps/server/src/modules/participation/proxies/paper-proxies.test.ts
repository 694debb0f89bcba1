import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type PaperProxyForm, proxiesOperations } from '@mijn/domain/proxies';
import { votingRulesOperations } from '@mijn/domain/voting-rules';
import type { TestClient } from '../../../testing/index.ts';
import { uploadPhoto } from '../../albums/testing/albums.fixtures.ts';
import { createProxiesFixture, type ProxiesFixture, statusesOf } from './testing/proxies-fixture.ts';

let fixture: ProxiesFixture;
beforeAll(async () => {
  fixture = await createProxiesFixture();
});
afterAll(() => fixture.server.stop());

const apartmentsFor = async (client: TestClient, q: string) =>
  (await client.get(`/associations/${fixture.association.id}/apartments?q=${encodeURIComponent(q)}`)).as(
    votingRulesOperations.listApartments,
  ).data;

async function formFor(apartment: string, own: Partial<PaperProxyForm> = {}): Promise<PaperProxyForm> {
  const { board, association } = fixture;
  const found = (await apartmentsFor(board, apartment)).find(({ name }) => name === apartment);
  const photo = await uploadPhoto(board, association.id);
  return {
    apartment_id: found?.id ?? '',
    giver_name: 'B. Bakker',
    holder_id: null,
    holder_name: 'J. Smit',
    is_whole_meeting: true,
    items: [],
    photos: [{ id: photo ?? '', alt: '' }],
    ...own,
  };
}

const enter = async (path: string, form: PaperProxyForm) => fixture.board.post(`${path}/proxies/paper`, form);

describe('a proxy on paper', () => {
  it('counts at once, with its photos for the board and those whom it concerns', async () => {
    const { owning, member, meeting, counted, proxiesOf, board, server } = fixture;
    const path = await meeting();
    const [anna, bea, cor] = [await owning('Anna', 24), await member('Bea'), await member('Cor')];
    const form = await formFor(anna.apartment, { holder_id: bea.id, holder_name: '' });
    const entered = (await enter(path, form)).as(proxiesOperations.createPaperProxy);
    expect(entered).toMatchObject({
      state: 'accepted',
      is_paper: true,
      giver: 'B. Bakker',
      holder: 'Bea',
      apartments: [{ name: anna.apartment, votes: 24 }],
      may_withdraw: true,
    });
    expect(entered.photos).toHaveLength(1);
    expect((await counted(path)).votes).toBe(24);
    expect((await fixture.mailsTo(bea.email)).at(-1)?.subject).toBe('U bent gemachtigd door B. Bakker');
    expect((await fixture.mailsTo(anna.email)).at(-1)?.text).toContain('op papier');
    await server.mails();
    const [photo] = entered.photos;
    const picture = `${path}/proxies/${entered.id}/photos/${photo?.id}/pictures/small`;
    for (const client of [board, anna.client, bea.client])
      expect((await client.raw(`/api${picture}`)).status).toBe(200);
    expect((await cor.client.raw(`/api${picture}`)).status).toBe(404);
    const staged = await board.post(`/associations/${fixture.association.id}/albums`, {
      name: 'Gestolen',
      photos: [{ id: photo?.id, alt: '' }],
    });
    expect(staged.status).toBe(422);
    expect((await proxiesOf(anna.client, path)).data).toMatchObject([
      { relation: 'co_owner', may_object: true },
    ]);
    await anna.client.post(`${path}/proxies/${entered.id}/object`);
    expect((await counted(path)).votes).toBe(0);
  });

  it('is refused for an apartment with an open proxy, a full holder, a missing photo and no holder', async () => {
    const { owning, member, meeting, given, answer } = fixture;
    const path = await meeting();
    const [anna, bea, cor] = [await owning('Anna'), await member('Bea'), await owning('Cor')];
    await answer(bea.client, path, (await given(anna.client, path, bea)).id);
    const errorOf = async (form: PaperProxyForm) => (await enter(path, form)).error;
    expect(await errorOf(await formFor(anna.apartment))).toMatchObject({
      errors: { apartment_id: [{ code: 'already_given' }] },
    });
    expect(await errorOf(await formFor(cor.apartment, { holder_name: ' ' }))).toMatchObject({
      errors: { holder_name: [{ code: 'required' }] },
    });
    expect(await errorOf(await formFor(cor.apartment, { photos: [] }))).toMatchObject({
      errors: { photos: [{ code: 'too_few' }] },
    });
    expect(await errorOf(await formFor('Kadestraat 99999'))).toMatchObject({ code: 'validation_failed' });
    const others = await Promise.all(['Dan', 'Eef', 'Fien'].map(async (name) => owning(name)));
    const forms = [];
    for (const { apartment } of others) forms.push(await formFor(apartment, { holder_id: bea.id }));
    const entered = await Promise.all(forms.map(async (form) => enter(path, form)));
    // One of the two that Bea may hold is that of Anna.
    expect(statusesOf(entered)).toEqual([201, 422, 422]);
  });

  it('replaces an offer that nobody answered, for its apartment alone', async () => {
    const { owning, member, meeting, given, proxiesOf, addApartments } = fixture;
    const path = await meeting();
    const [anna, bea] = [await owning('Anna'), await member('Bea')];
    await addApartments([{ name: 'Garage van Anna', votes: 2, owners: [anna.id] }]);
    await given(anna.client, path, bea);
    const shown = async () =>
      (await proxiesOf(bea.client, path)).data.map(({ state, apartments }) => [
        state,
        apartments.map(({ name }) => name),
      ]);
    expect((await enter(path, await formFor('Garage van Anna'))).status).toBe(201);
    expect(await shown()).toEqual([['offered', [anna.apartment]]]);
    expect((await enter(path, await formFor(anna.apartment, { holder_name: 'K. Smit' }))).status).toBe(201);
    expect(await shown()).toEqual([['withdrawn', [anna.apartment]]]);
    expect((await fixture.mailsTo(bea.email)).at(-1)?.subject).toBe('De machtiging van Anna is ingetrokken');
  });

  it('is entered once if two board members enter it at once', async () => {
    const { owning, meeting } = fixture;
    const path = await meeting();
    const anna = await owning('Anna');
    const forms = [await formFor(anna.apartment), await formFor(anna.apartment)];
    const entered = await Promise.all(forms.map(async (form) => enter(path, form)));
    expect(statusesOf(entered)).toEqual([201, 422]);
  });

  it('is withdrawn by the board if it was entered wrongly, and a proxy of the portal is not', async () => {
    const { owning, member, meeting, given, board, counted } = fixture;
    const path = await meeting();
    const [anna, cor, bea] = [await owning('Anna', 4), await owning('Cor'), await member('Bea')];
    const { id } = (await enter(path, await formFor(anna.apartment))).as(proxiesOperations.createPaperProxy);
    expect((await counted(path)).votes).toBe(4);
    const withdrawn = await board.post(`${path}/proxies/paper/${id}/withdraw`);
    expect(withdrawn.as(proxiesOperations.withdrawPaperProxy)).toMatchObject({
      state: 'withdrawn',
      may_withdraw: false,
    });
    expect((await counted(path)).votes).toBe(0);
    const digital = await given(cor.client, path, bea);
    expect((await board.post(`${path}/proxies/paper/${digital.id}/withdraw`)).error?.code).toBe('forbidden');
    const states = async (query: string) =>
      (await board.get(`${path}/proxies/all${query}`))
        .as(proxiesOperations.listMeetingProxies)
        .data.map(({ state }) => state);
    expect(await states('')).toEqual(['withdrawn', 'offered']);
    expect(await states('?state=offered')).toEqual(['offered']);
  });
});

describe('a paper of an owner with an account', () => {
  it('is the own proxy of the owner, who withdraws it if it is not right', async () => {
    const { owning, member, meeting, proxiesOf, said, say } = fixture;
    const path = await meeting();
    const [anna, bea] = [await owning('Ànna Paper'), await member('Bea')];
    await say(anna.client, path, { choice: 'attends' });
    const own = { giver_name: 'anna paper', holder_id: bea.id, holder_name: '' };
    await enter(path, await formFor(anna.apartment, own));
    expect((await fixture.mailsTo(anna.email)).at(-1)?.subject).toBe('Uw machtiging op papier aan Bea');
    expect(await said(anna.client, path)).toMatchObject({ choice: 'proxy' });
    const [proxy] = (await proxiesOf(anna.client, path)).data;
    expect(proxy).toMatchObject({ relation: 'giver', is_paper: true, may_withdraw: true, may_object: false });
    expect((await anna.client.post(`${path}/proxies/${proxy?.id}/withdraw`)).status).toBe(200);
  });

  it('is not held by the owner itself, nor by a member who is typed as somebody else', async () => {
    const { owning, member, meeting } = fixture;
    const path = await meeting();
    const anna = await owning('Anna Zelf');
    await member('Bea Lid');
    const errorOf = async (own: Partial<PaperProxyForm>) =>
      (await enter(path, await formFor(anna.apartment, own))).error;
    expect(await errorOf({ giver_name: 'Anna Zelf', holder_id: anna.id, holder_name: '' })).toMatchObject({
      errors: { holder_id: [{ code: 'not_allowed' }] },
    });
    expect(await errorOf({ holder_name: 'béa LID' })).toMatchObject({
      errors: { holder_name: [{ code: 'is_member' }] },
    });
  });

  it('is held by an outsider no more often than the rules allow, also at once', async () => {
    const { owning, meeting } = fixture;
    const path = await meeting();
    const forms: PaperProxyForm[] = [];
    for (const name of ['Een', 'Twee', 'Drie'])
      forms.push(await formFor((await owning(name)).apartment, { holder_name: 'Jan de Buitenstaander' }));
    expect(statusesOf(await Promise.all(forms.map(async (form) => enter(path, form))))).toEqual([
      201, 201, 422,
    ]);
  });

  it('is given back to the board too, which hears of it', async () => {
    const { owning, member, meeting, answer, signIn, association } = fixture;
    const path = await meeting();
    const [cor, bea] = [await owning('Cor'), await member('Bea')];
    const email = 'secretaris@waterpas.example';
    await signIn(association, { is_board: true }, { name: 'Secretaris', email });
    const form = await formFor(cor.apartment, { holder_id: bea.id, holder_name: '' });
    const { id } = (await enter(path, form)).as(proxiesOperations.createPaperProxy);
    await answer(bea.client, path, id, false);
    expect((await fixture.mailsTo(email)).at(-1)?.subject).toBe(
      'De machtiging op papier van B. Bakker is teruggegeven',
    );
  });
});

describe('the list of apartments', () => {
  it('is for the board, in the order of the provider, with search in names of apartments and owners', async () => {
    const { owning, board, association } = fixture;
    const { apartment } = await owning('Willemijn van Zanten');
    expect(await apartmentsFor(board, 'zanten willemijn')).toMatchObject([
      { name: apartment, votes: 10, owners: ['Willemijn van Zanten'] },
    ]);
    const page = await board.get(`/associations/${association.id}/apartments?per_page=1&page=2`);
    expect(page.as(votingRulesOperations.listApartments).data).toHaveLength(1);
  });
});
