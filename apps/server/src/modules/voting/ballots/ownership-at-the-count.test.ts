import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { presenceOperations } from '@mijn/domain/presence';
import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { AGAINST, type BallotsFixture, createBallotsFixture, FOR } from './testing/ballots-fixture.ts';
import { aCrowd, public_key, seal } from './testing/secret-ballot.ts';

let fixture: BallotsFixture;
beforeAll(async () => {
  fixture = await createBallotsFixture();
});
afterAll(() => fixture.server.stop());

const query = async (text: string, values: readonly unknown[]) =>
  fixture.server.database.pool.query<{ id: string }>(text, [...values]);

/** Gives an apartment to other owners, as an import does after a sale. */
async function sell(apartment: string, buyers: readonly { id: string }[]): Promise<void> {
  await query('delete from apartment_owners using apartments a where a.id = apartment_id and a.name = $1', [
    apartment,
  ]);
  for (const { id } of buyers)
    await query(
      `insert into apartment_owners (association_id, apartment_id, owner_id)
       select association_id, apartments.id, users.owner_id from apartments, users where apartments.name = $1 and users.id = $2`,
      [apartment, id],
    );
}

/** A ballot at which a seller with five votes and a buyer with two are present. */
async function aSale(form: Parameters<BallotsFixture['opened']>[2] = {}) {
  const { meeting, proposal, owning, come, opened } = fixture;
  const path = await meeting();
  const item = await proposal(path, 4);
  const [seller, buyer] = [await owning('Verkoper', 5), await owning('Koper', 2)];
  for (const person of [seller, buyer]) await come(path, person);
  const crowd = form.is_secret ? await aCrowd(fixture, path) : undefined;
  return { path, seller, buyer, crowd, ballot: await opened(path, item, form) };
}

describe('the owner at the count', () => {
  it('votes, and what a former owner voted neither counts nor divides', async () => {
    const { seller, buyer, ballot } = await aSale();
    const { vote, progress, close } = fixture;
    await vote(seller.client, ballot, FOR);
    await sell(seller.apartment, [buyer]);
    expect(await progress(ballot)).toMatchObject({ votes_cast: 0, apartments_divided: 0, votes_present: 7 });
    await vote(buyer.client, ballot, AGAINST);
    expect((await close(ballot)).result).toMatchObject({
      votes_for: 0,
      votes_against: 7,
      votes_divided: 0,
    });
  });

  it('votes in a secret ballot, on paper too, whatever a former owner sealed', async () => {
    const { path, seller, buyer, ballot, crowd } = await aSale({ is_secret: true, public_key });
    const { own, cast, progress, board } = fixture;
    const sealFor = async ({ client }: typeof seller, name = seller.apartment) => {
      const found = (await own(client, path)).votes.find((one) => one.name === name);
      const sealed = Array.from({ length: found?.sealed_count ?? 0 }, () => seal('for'));
      return cast(client, ballot, [{ apartment_id: found?.apartment_id ?? '', sealed }]);
    };
    expect((await sealFor(seller)).status).toBe(200);
    expect(await progress(ballot)).toMatchObject({ votes_cast: 5 });
    await sell(seller.apartment, [buyer]);
    expect(await progress(ballot)).toMatchObject({ votes_cast: 0 });
    const { votes } = await own(buyer.client, path);
    expect(votes.map(({ has_voted }) => has_voted)).toEqual([false, false]);
    const apartment_id = votes.find(({ name }) => name === seller.apartment)?.apartment_id;
    const paper = (is_on_paper: boolean) =>
      board.call('PUT', `${ballot}/paper`, { body: { apartment_id, is_on_paper } });
    expect((await paper(true)).status).toBe(200);
    expect((await paper(false)).status).toBe(200);
    expect((await sealFor(buyer)).status).toBe(200);
    expect(await progress(ballot)).toMatchObject({ votes_cast: 5 });
    await crowd?.(ballot);
    expect((await board.post(`${ballot}/close`)).status).toBe(200);
  });

  it('has the votes of the opening, whatever an import makes of shares meanwhile', async () => {
    const { owning, meeting, proposal, come, opened, vote, close, own, addApartments, association } = fixture;
    const changes = fc.sample(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 3, maxLength: 3 }), 4);
    for (const changed of changes) {
      const path = await meeting();
      const item = await proposal(path, 4);
      const people = [await owning('Een', 5), await owning('Twee', 3), await owning('Drie', 2)];
      for (const person of people) await come(path, person);
      const ballot = await opened(path, item);
      for (const [at, { client }] of people.entries()) await vote(client, ballot, at === 0 ? FOR : AGAINST);
      for (const [at, { apartment }] of people.entries())
        await query('update apartments set votes = $1 where name = $2 and association_id = $3', [
          changed[at],
          apartment,
          association.id,
        ]);
      await addApartments([{ name: `Nieuw ${newId()}`, votes: 40, owners: [people[0]?.id ?? ''] }]);
      expect((await own(people[0]?.client ?? fixture.board, path)).votes).toMatchObject([{ votes: 5 }]);
      expect((await close(ballot)).result).toMatchObject({
        votes_for: 5,
        votes_against: 5,
        votes_present: 10,
        outcome: 'rejected',
      });
    }
  });
});

describe('a co-owner without an account', () => {
  it('comes in by the door, and votes by show of hands as long as the other owner is away', async () => {
    const { meeting, proposal, owning, opened, setPresence, board, apartmentsOf, close } = fixture;
    const path = await meeting();
    const item = await proposal(path, 4);
    const { apartment } = await owning('Met account', 5);
    const { rows } = await query('insert into owners (id, code) values ($1, $2) returning id', [
      newId(),
      newId(),
    ]);
    await query(
      `insert into apartment_owners (association_id, apartment_id, owner_id)
       select association_id, id, $2 from apartments where name = $1`,
      [apartment, rows[0]?.id],
    );
    const found = (
      await board.get(`${path}/presence/attendees?per_page=100&q=${encodeURIComponent(apartment)}`)
    ).as(presenceOperations.listAttendees).data;
    const unnamed = found.find(({ name }) => name === null);
    expect(unnamed).toMatchObject({ apartments: [{ name: apartment, votes: 5 }] });
    expect((await setPresence(path, unnamed?.attendee ?? '')).status).toBe(200);
    const ballot = await opened(path, item);
    const [present] = await apartmentsOf(ballot);
    const votes = [{ apartment_id: present?.apartment_id, ...FOR }];
    expect((await board.post(`${ballot}/hands`, { votes, others: null })).status).toBe(200);
    expect((await close(ballot)).result).toMatchObject({ votes_for: 5 });
  });
});
