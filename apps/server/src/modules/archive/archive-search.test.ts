import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { archiveOperations } from '@mijn/domain/archive';
import { createArchiveFixture, type ArchiveFixture } from './testing/archive-fixture.ts';
import { createPdf } from '../../testing/create-file.ts';

let fixture: ArchiveFixture;
beforeAll(async () => {
  fixture = await createArchiveFixture();
  await fixture.uploadAndRead({
    name: 'Notulen ALV 10-6-2026.pdf',
    bytes: await createPdf(
      'Opening van de vergadering.',
      'De financiën zijn besproken; de dakgoot kwam ter sprake.',
      'Na beraad besluit de vergadering de dakgoot aan de noordzijde in het voorjaar te laten vervangen. De oude dakgoten van Jansen & Zn. lekken.',
    ),
    fields: { tags: ['notulen', 'vergadering'], document_date: '2026-06-24' },
  });
  await fixture.row({ name: 'Café-reglement 100%.pdf', tags: ['reglement'], document_date: '2020-01-01' });
  await fixture.row({
    name: 'Begroting 2027.xlsx',
    tags: ['dakgoot'],
    document_date: '2026-11-09',
    byte_size: 5,
  });
});
afterAll(() => fixture.server.stop());

const search = async (query: string) => {
  const response = await fixture.owner.get(`${fixture.path}/documents?${query}`);
  return response.as(archiveOperations.listDocuments);
};
const namesOf = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name);

describe('searching the archive', () => {
  it('finds a text by another form of a word, with the best page and the matching words', async () => {
    const { data } = await search('q=dakgoten');
    const match = data.find(({ name }) => name.startsWith('Notulen'))?.match;
    expect(match?.page).toBe(3);
    const hits = match?.snippet.filter(({ is_hit }) => is_hit);
    expect(hits?.map(({ text }) => text)).toEqual(['dakgoot', 'dakgoten']);
  });

  it.each(['dakgoot', 'Dakgoten'])(
    'sorts a document with a tag that matches %s before matching texts, and shows no page for it',
    async (q) => {
      const body = await search(`q=${q}`);
      expect(namesOf(body)).toEqual(['Begroting 2027.xlsx', 'Notulen ALV 10-6-2026.pdf']);
      expect(body.data[0]?.match).toBeNull();
    },
  );

  it('does not search in texts with in_text=false', async () => {
    expect(namesOf(await search('q=dakgoot&in_text=false'))).toEqual(['Begroting 2027.xlsx']);
  });

  it.each([
    ['dakgo', 'a word half typed'],
    ['financien', 'a word without its accent'],
    ['vergadering noordzijde', 'two words of one page'],
    ['Notuln', 'a misspelt word of a name'],
    ['ALV 10-6-2026', 'a date in a name'],
    ['vergadering', 'a tag'],
  ])('finds the minutes by %p, %s', async (q) => {
    expect(namesOf(await search(`q=${encodeURIComponent(q)}`))).toContain('Notulen ALV 10-6-2026.pdf');
  });

  it.each(['cafe', 'café', 'CAFÉ', '100%', 'reglem'])('finds a name by %p', async (q) => {
    expect(namesOf(await search(`q=${encodeURIComponent(q)}`))).toEqual(['Café-reglement 100%.pdf']);
  });

  it.each(['zwembad', '%', '***', "'", String.raw`\ ' & | ! :* <->`, 'de'])(
    'returns at most two documents and no error for %j',
    async (q) => {
      const response = await fixture.owner.get(`${fixture.path}/documents?q=${encodeURIComponent(q)}`);
      const body = response.as(archiveOperations.listDocuments);
      expect(response.status).toBe(200);
      expect(body.meta.total).toBeLessThanOrEqual(2);
    },
  );

  it.each(['\u0000', '\u200B', ' '])('takes %j for no search', async (q) => {
    expect(namesOf(await search(`q=${encodeURIComponent(q)}`))).toEqual(namesOf(await search('')));
  });

  it('sends the matching text unchanged, without markup', async () => {
    const { data } = await search('q=lekken');
    const text = data[0]?.match?.snippet.map((part) => part.text).join('');
    expect(text).toContain('Jansen & Zn. lekken');
  });
});

describe('listing the archive', () => {
  it.each([
    ['', ['Begroting 2027.xlsx', 'Notulen ALV 10-6-2026.pdf', 'Café-reglement 100%.pdf']],
    ['sort=document_date', ['Café-reglement 100%.pdf', 'Notulen ALV 10-6-2026.pdf', 'Begroting 2027.xlsx']],
    ['sort=name', ['Begroting 2027.xlsx', 'Café-reglement 100%.pdf', 'Notulen ALV 10-6-2026.pdf']],
    ['sort=byte_size', ['Begroting 2027.xlsx', 'Café-reglement 100%.pdf', 'Notulen ALV 10-6-2026.pdf']],
    ['year=2026', ['Begroting 2027.xlsx', 'Notulen ALV 10-6-2026.pdf']],
    ['tag=reglement', ['Café-reglement 100%.pdf']],
  ])('with %p returns the right documents in order', async (query, names) => {
    const body = await search(query);
    expect(namesOf(body)).toEqual(names);
    expect(body.meta.total).toBe(names.length);
  });

  it.each(['sort=name', 'q=dakgoot', 'year=2026'])(
    'has the total on a page beyond the last page of %s',
    async (query) => {
      const body = await search(`${query}&page=9&per_page=1`);
      expect(body.data).toEqual([]);
      expect(body.meta.total).toBeGreaterThan(1);
    },
  );

  it('returns an empty page beyond the maximum offset', async () => {
    const body = await search('page=1e300');
    expect([body.data, body.meta.total]).toEqual([[], 3]);
  });

  it.each(['sort=colour', 'colour=red', 'per_page=101', 'page=0', 'group_id=x'])(
    'returns 422 for %s',
    async (query) => {
      expect((await fixture.owner.get(`${fixture.path}/documents?${query}`)).status).toBe(422);
    },
  );
});

describe('the sort order of a search in the archive', () => {
  beforeAll(async () => {
    await fixture.row({ name: 'Onderhoudsplan 2024.pdf', tags: ['mjop'], document_date: '2001-01-01' });
    await fixture.row({ name: 'MJOP_2019.pdf', document_date: '2001-02-01' });
    await fixture.row({ name: 'Offerte actualisatie MJOP.pdf' });
    await fixture.row({ name: 'Mjoppers en anderen.pdf' });
    await fixture.uploadAndRead({
      name: 'Brief.pdf',
      bytes: await createPdf('Het MJOP, het MJOP en nog eens het MJOP.'),
      fields: { document_date: '2026-12-31' },
    });
    for (const name of ['Halvering.pdf', 'Uitnodiging ALV 2020.pdf', 'Kalverstraat.pdf'])
      await fixture.row({ name, document_date: name.startsWith('Uit') ? '2001-01-01' : '2026-12-30' });
  });

  it('has documents with the word in the name or tags before documents with the word in the text', async () => {
    expect(namesOf(await search('q=mjop'))).toEqual([
      'MJOP_2019.pdf',
      'Onderhoudsplan 2024.pdf',
      'Offerte actualisatie MJOP.pdf',
      'Brief.pdf',
      'Mjoppers en anderen.pdf',
    ]);
  });

  it('has whole words before parts of words', async () => {
    const names = namesOf(await search('q=ALV'));
    expect(names.slice(0, 2).toSorted()).toEqual(['Notulen ALV 10-6-2026.pdf', 'Uitnodiging ALV 2020.pdf']);
    expect(names.slice(2).toSorted()).toEqual(['Halvering.pdf', 'Kalverstraat.pdf']);
  });
});
