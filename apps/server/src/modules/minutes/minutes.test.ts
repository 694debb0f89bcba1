import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HOUR_MS, MINUTE_MS } from '@mijn/domain/limits';
import { minutesOperations } from '@mijn/domain/minutes';
import { documentTypes } from '@mijn/domain/uploads';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { readWord } from '../../capabilities/word/testing/read-word.ts';
import { memberships, users } from '../../platform/database/index.ts';
import { AGAINST, FOR, optionOf } from '../voting/ballots/testing/ballots-fixture.ts';
import { meetings } from '../meetings/meetings.tables.ts';
import { proxies } from '../participation/proxies/proxies.tables.ts';
import { todos } from '../todos/todos.tables.ts';
import { createMinutesFixture, idOf, type MinutesFixture, under } from './testing/minutes-fixture.ts';

let fixture: MinutesFixture;
beforeAll(async () => {
  fixture = await createMinutesFixture();
});
afterAll(() => fixture.server.stop());

const queries = () => fixture.server.database.queries;

describe('notes about the items of a meeting', () => {
  const noteOf = (path: string, item: string): string => `${path}/item-notes/${item}`;

  it('are what was discussed in the draft, in lines, and each item without one asks for it', async () => {
    const { meeting, proposal, board, draft, start } = fixture;
    const path = await meeting();
    await start(path);
    const [lift, roof] = [await proposal(path, 1), await proposal(path, 2)];
    const written = await board.call('PUT', noteOf(path, lift), {
      body: { text: 'De pomp is vervangen.\n\nMevrouw Bos vraagt naar de garantie.', version: 0 },
    });
    expect(written.as(minutesOperations.setItemNote)).toMatchObject({ item_id: lift, version: 1 });
    await board.call('PUT', noteOf(path, roof), { body: { text: '', version: 0 } });
    expect((await board.get(`${path}/item-notes`)).as(minutesOperations.listItemNotes).data).toMatchObject([
      { item_id: lift, text: 'De pomp is vervangen.\n\nMevrouw Bos vraagt naar de garantie.' },
      { item_id: roof, text: '' },
    ]);
    const discussed = (await draft(path)).text;
    expect(discussed).toContain('De pomp is vervangen.');
    expect(discussed).toContain('Mevrouw Bos vraagt naar de garantie.');
    expect(discussed.split('[Wat is er besproken?]')).toHaveLength(2);
  });

  it('are refused after a change of somebody else, and a call that is repeated changes nothing', async () => {
    const { meeting, proposal, board, start } = fixture;
    const path = await meeting();
    await start(path, 24);
    const item = await proposal(path, 1);
    const write = async (text: string, version: number) =>
      (await board.call('PUT', noteOf(path, item), { body: { text, version } })).status;
    expect(await write('Een', 0)).toBe(200);
    expect(await write('Een', 0)).toBe(200);
    expect(await write('Twee', 0)).toBe(409);
    expect(await write('Drie', 1)).toBe(200);
    expect(await write('Vier', 1)).toBe(409);
    expect(await write('', 2)).toBe(200);
    expect(await write('Vijf', 0)).toBe(409);
    expect((await board.get(`${path}/item-notes`)).as(minutesOperations.listItemNotes).data).toMatchObject([
      { text: '', version: 3 },
    ]);
  });

  it('are not written before the door opens, nor about an item of another meeting', async () => {
    const { meeting, proposal, board, start } = fixture;
    const [later, now] = [await meeting(), await meeting()];
    await start(later, -24);
    await start(now);
    const [ofLater, ofNow] = [await proposal(later, 1), await proposal(now, 1)];
    const write = async (path: string, item: string) =>
      (await board.call('PUT', noteOf(path, item), { body: { text: 'Iets', version: 0 } })).status;
    expect(await write(later, ofLater)).toBe(409);
    expect(await write(now, ofLater)).toBe(404);
    expect(await write(now, ofNow)).toBe(200);
  });
});

describe('the draft of the minutes', () => {
  it('has who was present, the agenda, the ballots with their sums, the decisions and the action items', async () => {
    const { meeting, owning, member, addApartments, given, answer, proposal, come, setPresence } = fixture;
    const { opened, vote, close, server, board, association } = fixture;
    const path = await meeting({ online_url: 'https://vergader.example/geheim-adres' });
    await fixture.addItem(path, { text: 'De voorzitter opent.\n\nDaarna de mededelingen.' });
    const [lift, roof] = [await proposal(path, 2), await proposal(path, 3, ['Groen', 'Rood'])];
    await proposal(path, 4);
    const [anna, giver, holder] = [
      await owning('Anna Aanwezig', 6),
      await owning('Gerrit Gever', 4),
      await owning('Hanna Houder', 2),
    ];
    const late = await member('Laura Laat');
    await addApartments([
      { name: 'Van Laura 3', votes: 3, owners: [late.id] },
      { name: 'Zonder account 9', votes: 1, owners: [] },
      { name: 'Met naam 11', votes: 1, owners: [] },
      { name: 'Van papier 7', votes: 5, owners: [(await member('Piet Papier')).id] },
    ]);
    const proxy = await given(giver.client, path, holder, {
      items: [{ item_id: lift, instruction: 'against', option: null }],
    });
    await answer(holder.client, path, proxy.id);
    const { rows } = await server.database.pool.query<{ id: string }>(
      `select id from apartments where name = 'Zonder account 9'`,
    );
    await come(path, anna);
    await come(path, holder);
    await setPresence(path, `owner:${rows[0]?.id ?? ''}`);
    const { rows: withName } = await server.database.pool.query<{ id: string }>(
      `update apartments set owner_name = 'N. Noordman', votes = 0, voting = 'suspended' where name = 'Met naam 11' returning id`,
    );
    await setPresence(path, `owner:${withName[0]?.id ?? ''}`);
    await board.call('PUT', `${path}/presence/officers`, {
      body: { chair: 'Vera Voorzitter', minute_taker: 'Nel Notulist' },
    });
    const visitor = await owning('Voortijdig Weg');
    await come(path, visitor);
    await come(path, visitor, false);
    server.clock.pass(HOUR_MS + MINUTE_MS);
    await setPresence(path, `member:${late.id}`, true, true);
    const first = await opened(path, lift);
    await vote(anna.client, first, FOR);
    await board.post(`${first}/cancel`);
    const second = await opened(path, lift);
    await vote(anna.client, second, FOR);
    await board.post(`${second}/hands`, { votes: [], others: { choice: 'for', option: null } });
    server.clock.pass(5 * MINUTE_MS);
    const { decision_id } = await close(second);
    const colours = await opened(path, roof);
    await vote(anna.client, colours, optionOf('Groen'));
    await close(colours);
    await come(path, anna, false);
    const { user_id } = (
      await server.database.pool.query<{ user_id: string }>(
        'select user_id from memberships where association_id = $1 and is_board limit 1',
        [association.id],
      )
    ).rows[0] ?? { user_id: '' };
    const report = {
      association_id: association.id,
      code: null,
      group: 'Besluiten',
      start_date: '2026-11-20',
      is_done: false,
      reported_at: server.clock.now(),
      state: 'reported',
    } as const;
    const link = `Besluit\nhttps://mijn.example/meetings/decisions/${decision_id ?? ''}?vve=1001`;
    await queries()
      .insert(todos)
      .values([
        {
          ...report,
          id: newId(),
          internal_reference: 'M-2026-0001',
          reported_reference: 'M-2026-0001',
          description: `Lift bestellen.\n\n${link}`,
          reporter_id: user_id,
        },
        {
          ...report,
          id: newId(),
          internal_reference: 'M-2026-0002',
          reported_reference: 'M-2026-0002',
          description: `Klacht over het bestuur.\n\n${link}`,
          reporter_id: anna.id,
        },
      ]);

    const response = await fixture.get(path);
    expect(response.headers.get('content-type')).toBe(documentTypes.docx);
    expect(response.headers.get('content-disposition')).toContain('conceptnotulen-2026-11-20.docx');
    const word = readWord(new Uint8Array(await response.arrayBuffer()));
    const { paragraphs, tables, text, files } = word;
    expect(paragraphs.filter(({ style }) => style === 'Title').map((one) => one.text)).toEqual([
      'Conceptnotulen: Algemene ledenvergadering',
    ]);
    const headings = paragraphs.filter(({ style }) => style.startsWith('Heading'));
    expect(headings.map(({ style, text: heading }) => `${style.slice(-1)} ${heading}`)).toEqual([
      '1 De vergadering',
      '1 Aanwezigheid',
      '2 Aanwezig',
      '2 Vertegenwoordigd door een machtiging',
      '2 Stemmen en quorum',
      '1 Agenda',
      '2 1. Opening',
      '2 2. Voorstel 2',
      '3 Voorstel',
      '3 Besproken',
      '3 Eerste stemming',
      '3 Tweede stemming',
      '2 3. Voorstel 3',
      '3 Voorstel',
      '3 Besproken',
      '3 Stemming',
      '2 4. Voorstel 4',
      '3 Voorstel',
      '3 Besproken',
      '1 Besluiten',
      '2 Punt 2, Voorstel 2',
      '2 Punt 3, Voorstel 3',
      '1 Actiepunten',
      '1 Vaststelling',
    ]);
    expect(tables[0]).toEqual([
      ['Naam', 'Appartement', 'Hoe', 'Wanneer'],
      ['Anna Aanwezig', anna.apartment, 'in de zaal', 'vanaf het begin tot 14.06 uur'],
      ['Hanna Houder', holder.apartment, 'in de zaal', 'vanaf het begin'],
      ['Laura Laat', 'Van Laura 3', 'online', 'vanaf 14.01 uur'],
      ['N. Noordman', 'Met naam 11', 'in de zaal', 'vanaf het begin'],
      ['Eigenaar', 'Zonder account 9', 'in de zaal', 'vanaf het begin'],
    ]);
    expect(text).toMatch(/Voorzitter: ?Vera Voorzitter/u);
    expect(text).toMatch(/Notulist: ?Nel Notulist/u);
    expect(text).toContain('Van een eigenaar zonder account kent het portaal de naam niet.');
    expect(paragraphs.filter(({ isInHead }) => isInHead).map((one) => one.text)).toContain('Naam');
    expect(tables[1]?.slice(1)).toEqual([
      [giver.apartment, 'Gerrit Gever', 'Hanna Houder', 'hele vergadering'],
    ]);
    expect(under(word, 'Stemmen en quorum')).toContain('7 appartementen, samen 31 stemmen');
    expect(under(word, 'Stemmen en quorum')).toContain('5 appartementen, samen 16 stemmen (om 14.01 uur)');
    expect(under(word, '1. Opening')).toBe(
      'Ter kennisname\nDe voorzitter opent.\nDaarna de mededelingen.\n[Wat is er besproken?]',
    );
    expect(under(word, 'Eerste stemming')).toBe(
      'Deze stemming is om 14.01 uur geopend en om 14.01 uur gestopt zonder uitslag. Wat er is gestemd, telt niet.',
    );
    expect(under(word, 'Tweede stemming')).toContain(
      'Stemming, open van 14.01 uur tot 14.06 uur, in het portaal en bij handopsteken.',
    );
    expect(tables[2]).toEqual([
      ['Zo is geteld', 'Stemmen'],
      ['Voor', '12'],
      ['Tegen', '4'],
      ['Uitgebracht', '16'],
      ['Nodig: meer dan de helft van 16', '9'],
      ['Onthouding, telt niet mee', '0'],
      ['Niet gestemd, telt niet mee', '0'],
      ['Aanwezig: 5 appartementen', '16'],
    ]);
    expect(under(word, 'Tweede stemming')).toContain('Aangenomen. 12 is 3 meer dan 9.');
    expect(under(word, '3. Voorstel 3')).toContain('Aangenomen. Groen: 6 is 2 meer dan 4.');
    expect(under(word, '4. Voorstel 4')).toContain('Over dit voorstel is in het portaal nog niet gestemd.');
    expect(under(word, 'Besluiten')).toContain(
      'Punt 2, Voorstel 2\nAangenomen. Voor: 12; Tegen: 4; Onthouding',
    );
    expect(under(word, 'Besluiten')).toContain('Gekozen: Groen');
    expect(under(word, 'Actiepunten')).toContain('M-2026-0001: Lift bestellen, nog niet gereed');
    expect(text).not.toContain('Klacht over het bestuur');
    expect(text).toContain('Concept, stand van vrijdag 20 november 2026 om 14.06 uur.');
    expect(text).toContain('De vergadering kan nog bezig zijn.');
    expect(text).not.toMatch(/geheim-adres|instruct/iu);
    expect(text).not.toContain('Voortijdig Weg');
    expect(files['word/styles.xml']).toContain('w:val="nl-NL"');
    expect(files['docProps/core.xml']).toContain(
      '<dc:title>Conceptnotulen: Algemene ledenvergadering</dc:title>',
    );
    expect(Object.entries(files).find(([name]) => name.startsWith('word/footer'))?.[1]).toContain('NUMPAGES');
  });

  it('keeps hostile texts as texts', async () => {
    const { meeting, owning, given, answer, setPresence } = fixture;
    const path = await meeting({ concerns: 'ALV <b>&amp;</b> "extra"' });
    const strange = '</w:t></w:r><w:p> \u0000\u0007\uFFFE\uD800\u202E ]]> & <script>';
    await fixture.addItem(path, {
      title: strange.replaceAll('\u0000', ''),
      text: `Regel 1\nRegel 2\r\n${'lang'.repeat(900)}`,
    });
    const [giver, holder] = [await owning('Geeft weg', 3), await owning('Niemand', 2)];
    const proxy = await given(giver.client, path, holder);
    await answer(holder.client, path, proxy.id);
    const holder_name = '[J. <Smit> & \u0001 Zn.]';
    await queries().update(proxies).set({ holder_id: null, holder_name }).where(eq(proxies.id, proxy.id));
    await setPresence(path, `holder:${holder_name}`);
    await fixture.start(path);
    const word = await fixture.draft(path);
    expect(word.text).toContain('1. </w:t></w:r><w:p> \uFFFD ]]> & <script>');
    expect(word.text).toContain(`Regel 1\nRegel 2\n${'lang'.repeat(900)}`);
    expect(word.tables[0]?.slice(1)).toEqual([
      ['[J. <Smit> &  Zn.]', 'geen eigen appartement', 'in de zaal', 'vanaf het begin'],
    ]);
    expect(word.paragraphs.find(({ style }) => style === 'Title')?.text).toBe(
      'Conceptnotulen: ALV <b>&amp;</b> "extra"',
    );
  });

  it('names who left the association, and does not name who deleted the account', async () => {
    const { meeting, owning, come } = fixture;
    const path = await meeting();
    const [moved, gone] = [await owning('Vera Verhuisd'), await owning('Wim Weg')];
    await come(path, moved);
    await come(path, gone);
    await fixture.start(path);
    for (const { id } of [moved, gone])
      await queries().delete(memberships).where(eq(memberships.user_id, id));
    await queries().delete(users).where(eq(users.id, gone.id));
    const word = await fixture.draft(path);
    expect(word.tables[0]?.slice(1)).toEqual([
      ['Vera Verhuisd', 'geen eigen appartement', 'in de zaal', 'vanaf het begin'],
    ]);
    expect(word.text).not.toContain('Wim Weg');
  });

  it('exists from the opening of the door of a meeting that is not cancelled', async () => {
    const path = await fixture.meeting();
    await fixture.start(path, -2.01);
    expect(await (await fixture.get(path)).json()).toMatchObject({ code: 'meeting_not_begun' });
    await fixture.start(path, -2);
    expect((await fixture.get(path)).status).toBe(200);
    await queries()
      .update(meetings)
      .set({ is_cancelled: true })
      .where(eq(meetings.id, idOf(path)));
    expect((await fixture.get(path)).status).toBe(409);
  });
});

describe('the privacy of the draft', () => {
  it('says the same, whoever voted what', async () => {
    const { meeting, proposal, owning, come, opened, vote, close } = fixture;
    const path = await meeting();
    const item = await proposal(path, 2);
    const members = [await owning('Eerste Kiezer', 5), await owning('Andere Kiezer', 5)];
    for (const person of members) await come(path, person);
    await fixture.start(path);
    const texts: string[] = [];
    for (const choices of [
      [FOR, AGAINST],
      [AGAINST, FOR],
    ]) {
      const ballot = await opened(path, item);
      for (const [at, choice] of choices.entries()) {
        const { client } = members[at] ?? {};
        if (client) await vote(client, ballot, choice);
      }
      await close(ballot);
      const { text } = await fixture.draft(path);
      // The next decision has the next number.
      texts.push(text.replaceAll(/: \d{4}-\d{3}$/gmu, ''));
      await fixture.server.database.pool.query('delete from ballots where id = $1', [idOf(ballot)]);
      await fixture.server.database.pool.query('delete from decisions where item_id = $1', [item]);
    }
    expect(texts[1]).toBe(texts[0]);
    expect(texts[0]).toContain('Eerste Kiezer');
  });
});
