import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { presenceOperations } from '@mijn/domain/presence';
import { votingRulesOperations } from '@mijn/domain/voting-rules';
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
    const plain = (text: string | null) => text?.replaceAll('-', '').toLowerCase();
    for (const q of [
      'mehmet sahin',
      `${code}`,
      code?.toLowerCase(),
      proxy.code,
      plain(code),
      plain(proxy.code),
    ]) {
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
    // The name of a giver finds the holder too.
    const named = await attendeesOf(path, '&q=oosterhuis');
    expect(named.map(({ name }) => name)).toEqual(['Mehmet Şahin', 'Trijntje Oosterhuis']);
    expect(await attendeesOf(path, '&q=bestaat+niet')).toEqual([]);
    // Of a search with a word that nobody has, the others count.
    expect(await attendeesOf(path, '&q=mehmet+qqq')).toMatchObject([{ name: 'Mehmet Şahin' }]);
  });

  it('shows who has exactly the apartment of a search before others', async () => {
    const { meeting, addApartments, member } = fixture;
    const path = await meeting();
    const people = await Promise.all(['Aaltje', 'Bep', 'Cor'].map(async (name) => member(name)));
    const names = ['Dwarsdijk 11', 'Dwarsdijk 1', 'Dwarsdijk 12'];
    await addApartments(
      names.map((name, at) => ({ name, votes: 1, owners: people[at] ? [people[at].id] : [] })),
    );
    const namesFound = async (q: string) => (await attendeesOf(path, `&q=${q}`)).map(({ name }) => name);
    expect(await namesFound('dwarsdijk+1')).toEqual(['Bep', 'Aaltje', 'Cor']);
    expect(await namesFound('dwarsdijk')).toEqual(['Aaltje', 'Bep', 'Cor']);
    const listed = await fixture.board.get(
      `/associations/${fixture.association.id}/apartments?q=dwarsdijk+1`,
    );
    const { data } = listed.as(votingRulesOperations.listApartments);
    expect(data.map(({ name }) => name)).toEqual(['Dwarsdijk 1', 'Dwarsdijk 11', 'Dwarsdijk 12']);
  });

  it('is recorded for several people at once, for all of them or for nobody', async () => {
    const { meeting, addApartments, board, presence, server, association } = fixture;
    const path = await meeting();
    const names = ['Toren 1', 'Toren 2', 'Toren 3'];
    await addApartments(names.map((name) => ({ name, votes: 2, owners: [] })));
    await server.database.pool.query(
      "update apartments set owner_name = 'Bouwfonds De Kade' where name like 'Toren %' and association_id = $1",
      [association.id],
    );
    const found = await attendeesOf(path, '&q=bouwfonds');
    expect(found.map(({ name }) => name)).toEqual(names.map(() => 'Bouwfonds De Kade'));
    const attendees = found.map(({ attendee }) => attendee);
    const record = async (some: readonly string[], is_present = true) =>
      board.call('PUT', `${path}/presence/attendees`, {
        body: { attendees: some, is_present, is_online: false },
      });
    expect((await record([...attendees, 'owner:0190a6d2-0000-7000-8000-000000000000'])).status).toBe(422);
    expect(await presence(path)).toMatchObject({ in_hall: 0 });
    const [one, other] = await Promise.all([record(attendees), record(attendees.toReversed())]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(await presence(path)).toMatchObject({ in_hall: 3, votes_present: 6 });
    const { rows } = await server.database.pool.query(
      `select 1 from audit_entries where action = 'presence_recorded' and details ->> 'meeting_id' = $1`,
      [path.split('/').at(-1)],
    );
    expect(rows).toHaveLength(3);
    expect((await record(attendees, false)).as(presenceOperations.setPresences)).toMatchObject({
      in_hall: 0,
    });
  });

  it('leaves out apartments that do not vote, of owners and of givers of proxies, and tells the owner why', async () => {
    const { meeting, owning, given, answer, come, own, presence, server } = fixture;
    const path = await meeting();
    const before = await presence(path);
    const [debtor, giver, holder] = [
      await owning('Heeft schuld', 5),
      await owning('Gaf een machtiging', 3),
      await owning('Stemt wel', 2),
    ];
    await answer(holder.client, path, (await given(giver.client, path, holder)).id);
    await server.database.pool.query(
      "update apartments set votes = 0, voting = 'suspended' where name = any($1)",
      [[debtor.apartment, giver.apartment]],
    );
    for (const person of [debtor, holder]) await come(path, person);
    expect(await presence(path)).toMatchObject({
      apartments_total: before.apartments_total + 1,
      votes_total: before.votes_total + 2,
      apartments_present: 1,
      votes_present: 2,
      by_proxy: 0,
    });
    expect(await own(debtor.client, path)).toMatchObject({
      without_votes: [{ name: debtor.apartment, votes: 0, voting: 'suspended' }],
    });
    expect((await own(holder.client, path)).without_votes).toEqual([]);
    expect(await attendeesOf(path, '&q=stemt+wel')).toMatchObject([
      { apartments: [{ voting: 'yes' }, { name: giver.apartment, voting: 'suspended' }] },
    ]);
  });

  it('is signed by a member who is signed in: with the report online, and in the hall after the door', async () => {
    const { meeting, owning, own, come, server } = fixture;
    const path = await meeting();
    const person = await owning('Tekent zelf');
    const sign = async (at = path) =>
      person.client.call('PUT', `${at}/presence/own`, { body: { is_present: true } });
    expect((await sign()).status).toBe(403);
    await come(path, person);
    expect(await own(person.client, path)).toMatchObject({ signed_at: null });
    const { signed_at } = (await sign()).as(presenceOperations.setOwnPresence);
    expect(signed_at).toBe(server.clock.now().toISOString());
    await sign();
    expect(await attendeesOf(path, '&q=tekent+zelf')).toMatchObject([{ signed_at, is_online: false }]);
    const { rows } = await server.database.pool.query(
      `select 1 from audit_entries where action = 'presence_signed' and details ->> 'meeting_id' = $1`,
      [path.split('/').at(-1)],
    );
    expect(rows).toHaveLength(1);
    const online = await meeting({ online_url: 'https://vergader.example/kade' });
    expect((await sign(online)).as(presenceOperations.setOwnPresence)).toMatchObject({
      presence: { is_online: true },
      signed_at,
    });
  });

  it('says who chairs and who takes the minutes, and whether the rules let that member chair', async () => {
    const { meeting, owning, board, server, association, presence } = fixture;
    const path = await meeting();
    await owning('Zit graag voor');
    const set = async (body: Record<string, string>, at = path) =>
      board.call('PUT', `${at}/presence/officers`, { body });
    const later = await fixture.meeting({ meeting_date: new Date('2027-12-09T18:30:00Z') });
    expect((await set({ chair: 'X' }, later)).status).toBe(409);
    expect((await presence(path)).officers).toEqual({
      chair: null,
      minute_taker: null,
      set_at: null,
      is_chair_allowed: null,
      is_final: false,
    });
    await set({ chair: 'zit graag voor' });
    expect((await presence(path)).officers).toMatchObject({
      chair: 'zit graag voor',
      is_chair_allowed: null,
    });
    await server.database.pool.query(
      `insert into voting_rules (association_id, rule, decision_kind, value, position) values ($1, 'chair', '', 'board', 9)`,
      [association.id],
    );
    expect((await presence(path)).officers.is_chair_allowed).toBe(false);
    // What is left out stays.
    const set_at = server.clock.now().toISOString();
    expect((await set({ minute_taker: 'E. Extern' })).as(presenceOperations.setOfficers).officers).toEqual({
      chair: 'zit graag voor',
      minute_taker: 'E. Extern',
      set_at,
      is_chair_allowed: false,
      is_final: false,
    });
    expect((await set({ chair: '' })).as(presenceOperations.setOfficers).officers.chair).toBeNull();
    await set({ chair: '' });
    await server.database.pool.query("delete from voting_rules where rule = 'chair'");
    const { rows } = await server.database.pool.query(
      `select 1 from audit_entries where action = 'meeting_officers_set' and details ->> 'meeting_id' = $1`,
      [path.split('/').at(-1)],
    );
    expect(rows).toHaveLength(3);
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
