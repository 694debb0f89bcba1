import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { meetingsOperations } from '@mijn/domain/meetings';
import { searchOperations } from '@mijn/domain/search';
import { v7 as newId } from 'uuid';
import { type AgendaFixture, createAgendaFixture } from './testing/agenda-fixture.ts';

let fixture: AgendaFixture;
beforeAll(async () => {
  fixture = await createAgendaFixture();
  await fixture.importRows({
    apartments: ['1001,1,Kadestraat 1,600,600', '1001,2,Kadestraat 2,400,400'],
    'voting-rules': [
      '1001,quorum,,half',
      '1001,majority,Grote uitgaven,two_thirds',
      '1001,quorum,Grote uitgaven,two_thirds',
      '1001,quorum,Benoemingen,none',
    ],
    'meeting-items': [
      '1001,M1,P3,3,Zonnepanelen op het dak,,decide,De vergadering kiest een bedrijf.,Grote uitgaven,Zon op Zuid; Dak en Licht,D2;D1',
      '1001,M1,P2,2,Benoemingen,,decide,De vergadering benoemt mevrouw Smit.,Benoemingen,,',
      '1001,M1,P1,1,Opening,"Welkom.\n\nMededelingen.",note,,,,',
      '1001,M1,P4,4,Huisregels,,decide,De vergadering stelt de huisregels vast.,,,',
    ],
  });
});
afterAll(() => fixture.server.stop());

describe('the agenda of a meeting', () => {
  it('has its items in the order of their numbers, with the documents of each', async () => {
    const items = await fixture.agendaOf();
    expect(items.map(({ number, title, kind }) => [number, title, kind])).toEqual([
      [1, 'Opening', 'note'],
      [2, 'Benoemingen', 'decide'],
      [3, 'Zonnepanelen op het dak', 'decide'],
      [4, 'Huisregels', 'decide'],
    ]);
    expect(items[0]).toMatchObject({
      text: 'Welkom.\n\nMededelingen.',
      changed_at: null,
      document_ids: [],
      proposal: null,
    });
    const path = `/associations/${fixture.association.id}/meetings/${await fixture.idOf('Algemene')}`;
    const [first, second] = (await fixture.owner.get(path)).as(meetingsOperations.getMeeting).documents;
    expect(items[2]?.document_ids).toEqual([second?.id, first?.id]);
  });

  it('has for each proposal the rules of its kind, else the general ones, else those of the law', async () => {
    const proposals = (await fixture.agendaOf()).flatMap(({ proposal }) => proposal ?? []);
    expect(proposals).toEqual([
      {
        wording: 'De vergadering benoemt mevrouw Smit.',
        options: [],
        election: null,
        decision_kind: 'Benoemingen',
        majority: 'more_than_half',
        majority_basis: 'cast',
        quorum_votes: null,
        votes_total: 1000,
      },
      {
        wording: 'De vergadering kiest een bedrijf.',
        options: ['Zon op Zuid', 'Dak en Licht'],
        election: null,
        decision_kind: 'Grote uitgaven',
        majority: 'two_thirds',
        majority_basis: 'cast',
        quorum_votes: 667,
        votes_total: 1000,
      },
      expect.objectContaining({ decision_kind: null, majority: 'more_than_half', quorum_votes: 500 }),
    ]);
  });

  it('is empty for a meeting without items, and does not exist for a meeting that is none', async () => {
    expect(await fixture.agendaOf('Jaarvergadering')).toEqual([]);
    const unknown = `/associations/${fixture.association.id}/meetings/${newId()}/agenda-items`;
    expect((await fixture.owner.get(unknown)).status).toBe(404);
  });
});

describe('a search', () => {
  const found = async (q: string, client = fixture.owner, at = fixture.association) =>
    (await client.get(`/associations/${at.id}/search?q=${encodeURIComponent(q)}`)).as(searchOperations.search)
      .data;

  it.each(['zonnepanelen', 'mevrouw Smit'])(
    'for "%s" of an item finds its meeting, in the search over everything and in the list',
    async (q) => {
      expect(await found(q)).toEqual([
        expect.objectContaining({
          kind: 'meetings',
          hits: [expect.objectContaining({ title: 'Algemene ledenvergadering' })],
        }),
      ]);
      expect((await fixture.list(q)).data.map(({ concerns }) => concerns)).toEqual([
        'Algemene ledenvergadering',
      ]);
    },
  );

  it('finds an item with the date of its meeting', async () => {
    const { meta } = await fixture.list('huisregels december 2026');
    expect([meta.total, meta.is_partial ?? false]).toEqual([1, false]);
  });

  it('finds no items of other associations', async () => {
    expect(await found('zonnepanelen', fixture.stranger, fixture.elsewhere)).toEqual([]);
  });
});
