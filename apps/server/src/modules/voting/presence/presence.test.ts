import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { presenceOperations } from '@mijn/domain/presence';
import { type BallotsFixture, createBallotsFixture } from '../ballots/testing/ballots-fixture.ts';
import { proxies } from '../../participation/proxies/proxies.tables.ts';
import { eq } from 'drizzle-orm';

let fixture: BallotsFixture;
beforeAll(async () => {
  fixture = await createBallotsFixture();
});
afterAll(() => fixture.server.stop());

const attendeesOf = async (path: string, query = '') =>
  (await fixture.board.get(`${path}/presence/attendees?per_page=100${query}`)).as(
    presenceOperations.listAttendees,
  ).data;

describe('the presence at a meeting', () => {
  it('counts each apartment once: in the hall, online, or by the holder of its proxy', async () => {
    const { meeting, member, addApartments, owning, given, answer, come, setPresence, presence } = fixture;
    const path = await meeting();
    const [one, other] = [await member('Eén'), await member('Ander')];
    await addApartments([{ name: 'Van twee', votes: 7, owners: [one.id, other.id] }]);
    const [online, giver, holder] = [
      await owning('Op afstand', 5),
      await owning('Geefster', 3),
      await owning('Houder', 2),
    ];
    await answer(holder.client, path, (await given(giver.client, path, holder)).id);
    expect(await presence(path)).toMatchObject({ is_held: true, apartments_present: 0, votes_present: 0 });
    await come(path, one);
    await come(path, other);
    await setPresence(path, `member:${online.id}`, true, true);
    expect((await come(path, holder)).as(presenceOperations.setPresence)).toMatchObject({
      apartments_present: 4,
      votes_present: 17,
      in_hall: 2,
      online: 1,
      by_proxy: 1,
    });
    await come(path, one, false);
    await come(path, giver);
    expect(await presence(path)).toMatchObject({ votes_present: 17, in_hall: 3, by_proxy: 0 });
    await come(path, holder, false);
    await come(path, other, false);
    expect(await presence(path)).toMatchObject({ votes_present: 8, in_hall: 1, online: 1 });
  });

  it('is found by name, apartment, the code of a member, and the code of a proxy', async () => {
    const { meeting, owning, given, answer, own } = fixture;
    const path = await meeting();
    const [giver, holder] = [await owning('Trijntje Oosterhuis', 3), await owning('Mehmet Şahin', 2)];
    const proxy = await given(giver.client, path, holder);
    await answer(holder.client, path, proxy.id);
    const { code } = await own(holder.client, path);
    expect(code).toMatch(/^[0-9A-F]{3}-[0-9A-F]{3}$/u);
    for (const q of ['mehmet sahin', `${code}`, code?.toLowerCase(), proxy.code]) {
      const found = await attendeesOf(path, `&q=${encodeURIComponent(q ?? '')}`);
      expect(found).toMatchObject([
        {
          attendee: `member:${holder.id}`,
          name: 'Mehmet Şahin',
          apartments: [
            { name: holder.apartment, giver: null },
            { name: giver.apartment, votes: 3, giver: 'Trijntje Oosterhuis' },
          ],
          is_present: false,
          arrived_at: null,
        },
      ]);
    }
    expect(await attendeesOf(path, '&q=bestaat+niet')).toEqual([]);
    // Of a search with a word that nobody has, the others count.
    expect(await attendeesOf(path, '&q=mehmet+qqq')).toMatchObject([{ name: 'Mehmet Şahin' }]);
  });

  it('has owners without an account, and holders who are no members', async () => {
    const { meeting, addApartments, owning, given, answer, setPresence, presence, server } = fixture;
    const path = await meeting();
    await addApartments([{ name: 'Zonder account 9', votes: 4, owners: [] }]);
    const [giver, holder] = [await owning('Papier', 3), await owning('Niemand', 2)];
    const proxy = await given(giver.client, path, holder);
    await answer(holder.client, path, proxy.id);
    // A proxy on paper has the name of its holder alone.
    await server.database.queries
      .update(proxies)
      .set({ holder_id: null, holder_name: 'J. Smit' })
      .where(eq(proxies.id, proxy.id));
    const [unknown] = await attendeesOf(path, '&q=zonder+account');
    const [outsider] = await attendeesOf(path, '&q=smit');
    expect(unknown).toMatchObject({ name: null, code: null, apartments: [{ votes: 4 }] });
    expect(outsider).toMatchObject({ attendee: 'holder:J. Smit', apartments: [{ giver: 'Papier' }] });
    for (const { attendee } of [unknown, outsider].flatMap((one) => one ?? []))
      await setPresence(path, attendee);
    expect(await presence(path)).toMatchObject({ votes_present: 7, in_hall: 1, by_proxy: 1 });
    expect(await attendeesOf(path, '&is_present=true')).toHaveLength(2);
    for (const attendee of ['holder:X. Onbekend', 'member:x', 'owner:', 'smit'])
      expect((await setPresence(path, attendee)).status).toBe(422);
  });

  it('is one for each person, also if two board members record it at once', async () => {
    const { meeting, owning, come, server } = fixture;
    const path = await meeting();
    const person = await owning('Dubbel');
    await Promise.all([come(path, person), come(path, person), come(path, person)]);
    const { rows } = await server.database.pool.query(
      'select left_at from meeting_presences where user_id = $1',
      [person.id],
    );
    expect(rows).toEqual([{ left_at: null }]);
    const { rows: audited } = await server.database.pool.query(
      `select 1 from audit_entries where action = 'presence_recorded' and details ->> 'user_id' = $1`,
      [person.id],
    );
    expect(audited).toHaveLength(1);
    await come(path, person, false);
    await come(path, person);
    expect(await attendeesOf(path, '&q=dubbel')).toMatchObject([{ is_present: true, left_at: null }]);
  });

  it('is reported by a member who attends online, if the meeting has an address for that', async () => {
    const { meeting, owning, own, come } = fixture;
    const person = await owning('Thuis');
    const report = async (path: string, is_present = true) =>
      person.client.call('PUT', `${path}/presence/own`, { body: { is_present } });
    const inHall = await meeting();
    expect((await report(inHall)).status).toBe(403);
    const online = await meeting({ online_url: 'https://vergader.example/kade' });
    expect(await own(person.client, online)).toMatchObject({ may_attend_online: true, presence: null });
    expect((await report(online)).as(presenceOperations.setOwnPresence)).toMatchObject({
      presence: { is_online: true },
    });
    expect((await report(online, false)).as(presenceOperations.setOwnPresence).presence).toBeNull();
    await come(online, person);
    await report(online);
    expect((await own(person.client, online)).presence).toMatchObject({ is_online: false });
  });

  it('of a holder who left the association represents nobody, and has no proxy of somebody who sold', async () => {
    const { meeting, owning, given, answer, come, presence, server } = fixture;
    const path = await meeting();
    const [giver, seller, holder] = [
      await owning('Blijft eigenaar', 3),
      await owning('Verkoopt', 5),
      await owning('Houdt beide', 2),
    ];
    for (const { client } of [giver, seller])
      await answer(holder.client, path, (await given(client, path, holder)).id);
    await come(path, holder);
    expect(await presence(path)).toMatchObject({ votes_present: 10, by_proxy: 2 });
    await server.database.pool.query(
      'delete from apartment_owners where owner_id = (select owner_id from users where id = $1)',
      [seller.id],
    );
    expect(await presence(path)).toMatchObject({ votes_present: 5, by_proxy: 1 });
    expect(await attendeesOf(path, '&q=houdt+beide')).toMatchObject([
      { apartments: [{ name: holder.apartment }, { name: giver.apartment }] },
    ]);
    await server.database.pool.query('delete from memberships where user_id = $1', [holder.id]);
    expect(await presence(path)).toMatchObject({ votes_present: 0, by_proxy: 0 });
  });
});
