import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { agendaOperations } from '@mijn/domain/agenda';
import { readBack } from '../../../capabilities/pdf/testing/read-back.ts';
import { type BallotsFixture, createBallotsFixture } from '../ballots/testing/ballots-fixture.ts';

let fixture: BallotsFixture;
beforeAll(async () => {
  fixture = await createBallotsFixture();
});
afterAll(() => fixture.server.stop());

const pdfOf = async (path: string) => {
  const response = await fixture.board.raw(`/api${path}`);
  expect(response.status).toBe(200);
  return readBack(new Uint8Array(await response.arrayBuffer()));
};

describe('the printed sheets of a meeting', () => {
  it('have a row and a slip for each apartment, and name no apartment on a slip for a secret ballot', async () => {
    const { meeting, owning, given, proposal, board, server, association, setRule } = fixture;
    const path = await meeting({ concerns: 'Najaarsvergadering' });
    await setRule('quorum', 'half');
    const [giver, holder, silent] = [
      await owning('Trijntje Oosterhuis', 5),
      await owning('Mehmet Şahin', 3),
      await owning('Cor Zwijger', 0),
    ];
    await given(giver.client, path, holder);
    await server.database.pool.query(
      "update apartments set voting = 'suspended' where association_id = $1 and name = $2",
      [association.id, silent.apartment],
    );
    await proposal(path, 4);
    await board.post(`${path}/agenda-items`, {
      title: 'Verkiezing bestuur',
      kind: 'decide',
      wording: 'De vergadering kiest het bestuur.',
      options: ['Jan', 'Piet', 'Klaas'],
      election: { seats: 2, method: 'ranking' },
      document_ids: [],
    });

    const { pages, info } = await pdfOf(`${path}/presence/sheet`);
    expect(info).toMatchObject({ Title: 'Presentielijst: Najaarsvergadering' });
    const text = pages.join(' ');
    expect(text).toContain(`${giver.apartment} Trijntje Oosterhuis 5 Mehmet Şahin`);
    expect(text).toContain(`${silent.apartment}: het stemrecht is opgeschort Cor Zwijger`);
    expect(text).toContain('Quorum 4 van de 8 stemmen aanwezig');

    const slips = (await pdfOf(`${path}/voting-slips`)).pages.join(' ');
    expect(slips).toContain(`${giver.apartment} 5 stemmen`);
    expect(slips).not.toContain(silent.apartment);
    expect(slips.match(/Voor Tegen Onthouding/gu)).toHaveLength(2);
    expect(slips).toContain('Kies hoogstens 2 kandidaten. Jan Piet Klaas Onthouding');

    const bySubject = (await pdfOf(`${path}/voting-slips?is_secret=true`)).pages;
    // Each proposal has pages of its own, which are printed as often as needed.
    expect(bySubject.filter((page) => page.includes('Voorstel 4') && page.includes('Verkiezing'))).toEqual(
      [],
    );
    const secret = bySubject.join(' ');
    expect(secret).not.toMatch(/Kadestraat|stemmen aanwezig|5 stemmen/u);
    expect(secret.match(/Verkiezing bestuur/gu)).toHaveLength(5);

    const { data } = (await board.get(`${path}/agenda-items`)).as(agendaOperations.listAgendaItems);
    for (const { id } of data) await board.call('DELETE', `${path}/agenda-items/${id}`);
    expect((await pdfOf(`${path}/voting-slips`)).pages.join(' ')).toContain('geen voorstellen');
  });
});
