import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { meetingsOperations } from '@mijn/domain/meetings';
import { createMeetingsFixture, type MeetingsFixture } from './testing/meetings-fixture.ts';

let fixture: MeetingsFixture;
beforeAll(async () => {
  fixture = await createMeetingsFixture();
});
afterAll(() => fixture.stop());

const list = async (query = '') =>
  (await fixture.owner.get(`${fixture.path}${query}`)).as(meetingsOperations.listMeetings);
const concernsOf = async (query: string): Promise<string[]> =>
  (await list(query)).data.map(({ concerns }) => concerns);

describe('the list of meetings', () => {
  it('has the latest meeting first, and the number of documents of each meeting', async () => {
    const body = await list();
    expect(body.meta).toEqual({ page: 1, per_page: 25, total: 4 });
    expect(body.data[2]).toEqual({
      id: expect.any(String),
      meeting_date: '2026-06-10T17:30:00.000Z',
      ends_at: '2026-06-10T20:00:00.000Z',
      is_over: true,
      is_cancelled: false,
      concerns: 'Dakgoot noordzijde',
      location: "Café 't Hoekje, Rotterdam",
      online_url: null,
      document_count: 3,
    });
  });

  it.each([
    ['?period=upcoming', ['Algemene ledenvergadering', 'Jaarvergadering']],
    ['?period=upcoming&sort=-meeting_date', ['Jaarvergadering', 'Algemene ledenvergadering']],
    ['?period=past', ['Dakgoot noordzijde', 'Algemene ledenvergadering']],
    ['?sort=meeting_date&per_page=1&page=2', ['Dakgoot noordzijde']],
    ['?year=2026', ['Algemene ledenvergadering', 'Dakgoot noordzijde']],
    ['?q=goot', ['Dakgoot noordzijde']],
    ['?q=cafe hoekje', ['Dakgoot noordzijde']],
    ['?q=karin', ['Algemene ledenvergadering']],
    ['?q=bestuur&period=upcoming', ['Algemene ledenvergadering']],
    ['?q=notulen', ['Dakgoot noordzijde']],
    ['?q=notulen 2026', ['Dakgoot noordzijde']],
    // No meeting has both words, so the list has those with one of them.
    ['?q=notulen 2025', ['Dakgoot noordzijde', 'Algemene ledenvergadering']],
    ['?q=uitnodiging dakgoot', ['Dakgoot noordzijde']],
    ['?q=uitnodiging notulen', ['Dakgoot noordzijde']],
    ['?q=karin 2025', ['Algemene ledenvergadering']],
    ['?q=Juni', ['Jaarvergadering', 'Dakgoot noordzijde']],
    ['?q=10 juni 2026', ['Dakgoot noordzijde']],
    ['?q=woensdag 9-12-2026', ['Algemene ledenvergadering']],
    ['?q=juni&year=2027', ['Jaarvergadering']],
    ['?q=notulen&period=upcoming', []],
    ['?q=xyzzy', []],
    ['?q=%26', []],
  ])('with %s has the right meetings in order', async (query, expected) => {
    expect(await concernsOf(query)).toEqual(expected);
  });

  it('says whether no meeting has all words of a search', async () => {
    const isPartial = async (query: string) => (await list(query)).meta.is_partial;
    expect([await isPartial('?q=notulen 2025'), await isPartial('?q=notulen 2026')]).toEqual([
      true,
      undefined,
    ]);
    expect(await isPartial('?q=xyzzy qwv')).toBeUndefined();
  });

  it('has the total on a page beyond the last', async () => {
    expect(await list('?page=9')).toEqual({ data: [], meta: { page: 9, per_page: 25, total: 4 } });
  });

  it('has the years with meetings in descending order', async () => {
    expect((await fixture.owner.get(`${fixture.path}/years`)).body).toEqual({ data: [2027, 2026, 2025] });
  });

  it('counts a night after New Year’s Eve in the Netherlands to the new year', async () => {
    await fixture.importRows({ meetings: '1002,M2,2028-01-01T00:30:00+01:00,,Nieuwjaar,,,,,' });
    const path = `/associations/${fixture.elsewhere.id}/meetings`;
    const totalOf = async (query: string) =>
      (await fixture.stranger.get(`${path}?${query}`)).as(meetingsOperations.listMeetings).meta.total;
    expect((await fixture.stranger.get(`${path}/years`)).body).toEqual({ data: [2028, 2026] });
    expect([await totalOf('year=2028'), await totalOf('year=2027')]).toEqual([1, 0]);
    expect([await totalOf('q=2028'), await totalOf('q=2027')]).toEqual([1, 0]);
  });

  it.each(['?sort=concerns', '?period=now', '?year=soon', '?colour=red', '?per_page=101'])(
    'refuses %s',
    async (query) => {
      expect((await fixture.owner.get(`${fixture.path}${query}`)).status).toBe(422);
    },
  );
});

describe('a meeting', () => {
  it('has all imported fields, and its documents in order', async () => {
    const body = (await fixture.owner.get(`${fixture.path}/${await fixture.idOf('karin')}`)).as(
      meetingsOperations.getMeeting,
    );
    expect(body).toMatchObject({
      meeting_date: '2025-12-10T18:30:00.000Z',
      ends_at: null,
      is_over: true,
      concerns: 'Algemene ledenvergadering',
      client: 'Bestuur',
      meeting_coach: 'Karin de Wit',
      location: 'Buurthuis De Sluis',
      budget_effective_date: '2026-01-01',
      sent_date: '2025-11-26',
      documents: [],
    });
    const other = await fixture.owner.get(`${fixture.path}/${await fixture.idOf('dakgoot')}`);
    expect(other.as(meetingsOperations.getMeeting).documents.map(({ name }) => name)).toEqual([
      'Uitnodiging.pdf',
      'Notulen.pdf',
      'Notulen.pdf',
    ]);
  });

  it('sends the bytes of a document', async () => {
    const id = await fixture.idOf('dakgoot');
    const body = (await fixture.owner.get(`${fixture.path}/${id}`)).as(meetingsOperations.getMeeting);
    const url = `/api${fixture.path}/${id}/documents/${body.documents[1]?.id}/file`;
    const response = await fixture.owner.raw(`${url}?disposition=inline`);
    expect(response.headers.get('content-disposition')).toMatch(/^inline; filename=Notulen\.pdf$/u);
    expect(Buffer.from(await response.arrayBuffer()).equals(fixture.minutes)).toBe(true);
  });

  it('sends all its documents as one zip with unique names', async () => {
    const response = await fixture.owner.raw(`/api${fixture.path}/${await fixture.idOf('dakgoot')}/zip`);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Vergadering VvE De Kade 10-6-2026.zip"/u,
    );
    const zip = Buffer.from(await response.arrayBuffer());
    for (const name of ['Uitnodiging.pdf', 'Notulen.pdf', 'Notulen (2).pdf']) {
      expect(zip.includes(name)).toBe(true);
    }
  });

  it('has no zip without documents', async () => {
    expect((await fixture.owner.get(`${fixture.path}/${await fixture.idOf('karin')}/zip`)).status).toBe(404);
  });
});

describe('the access to meetings', () => {
  it('is the same for the board as for owners', async () => {
    expect((await fixture.board.get(fixture.path)).as(meetingsOperations.listMeetings).meta.total).toBe(4);
  });

  it('includes a document only in the path of its own meeting', async () => {
    const body = (await fixture.owner.get(`${fixture.path}/${await fixture.idOf('dakgoot')}`)).as(
      meetingsOperations.getMeeting,
    );
    const other = await fixture.idOf('karin');
    const url = `${fixture.path}/${other}/documents/${body.documents[0]?.id}/file`;
    expect((await fixture.owner.get(url)).status).toBe(404);
  });
});

describe('a second import', () => {
  it('updates changed rows and adds no duplicates', async () => {
    await fixture.importRows({
      meetings: '1001,M4,2027-06-09T19:30:00+02:00,,Jaarvergadering,,,Buurthuis De Sluis,,',
      documents: '1001,M2,D1,uitnodiging.pdf,Uitnodiging en agenda',
    });
    const body = await list();
    expect(body.meta.total).toBe(4);
    expect(body.data[0]?.location).toBe('Buurthuis De Sluis');
    const detail = (await fixture.owner.get(`${fixture.path}/${await fixture.idOf('dakgoot')}`)).as(
      meetingsOperations.getMeeting,
    );
    expect(detail.documents).toHaveLength(3);
    expect(detail.documents.map(({ name }) => name)).toContain('Uitnodiging en agenda.pdf');
  });

  it('is refused for a meeting that ends before its start, and for a document without a meeting', async () => {
    const rows = {
      meetings: '1001,M5,2027-06-09T19:30:00+02:00,2027-06-09T19:00:00+02:00,Kort,,,,,',
      documents: '1001,M9,D9,uitnodiging.pdf,Uitnodiging',
    };
    await expect(fixture.importRows(rows)).rejects.toMatchObject({
      lines: expect.arrayContaining([
        expect.stringContaining('meetings.csv, line 2, column ends_at: must be later than meeting_date'),
        expect.stringContaining('meeting-documents.csv, line 2, column meeting_code'),
      ]),
    });
  });
});

describe('the day of a meeting', () => {
  it('ends at midnight in the Netherlands', async () => {
    const { clock } = fixture.server;
    clock.pass(Date.parse('2026-12-09T22:59:00Z') - clock.now().getTime());
    const { client } = await fixture.member(fixture.association);
    const upcoming = async () =>
      (await client.get(`${fixture.path}?period=upcoming`)).as(meetingsOperations.listMeetings).meta.total;
    const [meeting] = (await client.get(`${fixture.path}?q=9-12-2026`)).as(
      meetingsOperations.listMeetings,
    ).data;
    const isOver = async () =>
      (await client.get(`${fixture.path}/${meeting?.id}`)).as(meetingsOperations.getMeeting).is_over;
    expect([await upcoming(), await isOver()]).toEqual([2, false]);
    clock.pass(2 * 60_000);
    expect([await upcoming(), await isOver()]).toEqual([1, true]);
  });
});
