import { describe, expect, it } from '@jest/globals';
import { urlFormat } from './url-format.ts';

const { read, write, changeIn, withoutNonsense, keep, restore } = urlFormat({
  q: ['zoek', 'text', 'passing'],
  isDone: ['afgehandeld', 'flag'],
  year: ['jaar', 'year'],
  groupId: ['groep', 'id'],
  sort: ['volgorde', ['name', '-name']],
  day: ['vanaf', 'day'],
  cents: ['bedrag', 'amount'],
  page: ['pagina', 'page'],
});

const changed = (url: string, changes: Parameters<typeof changeIn>[1]): string =>
  changeIn(new URLSearchParams(url), changes).toString();

describe('the settings of a list in the URL', () => {
  it.each([
    ['', {}],
    ['?zoek=dak+goot', { q: 'dak goot' }],
    ['?zoek=dak&afgehandeld=nee&pagina=2', { q: 'dak', isDone: false, page: 2 }],
    ['?afgehandeld=ja', { isDone: true }],
    ['?jaar=2026&volgorde=-name', { year: 2026, sort: '-name' }],
    ['?vanaf=2026-06-10&bedrag=12.50', { day: '2026-06-10', cents: 1250 }],
    ['?bedrag=-100', { cents: -10_000 }],
    ['?groep=01890000-0001-7000-8000-000000001001', { groupId: '01890000-0001-7000-8000-000000001001' }],
  ])('are converted from %s to %o and back', (url, settings) => {
    expect(read(new URLSearchParams(url))).toEqual(settings);
    expect(write(settings)).toBe(url);
  });

  it('cut off a search text at the length that the server accepts', () => {
    expect(read(new URLSearchParams(`zoek=${'dak'.repeat(100)}`)).q).toHaveLength(200);
  });

  it.each([
    'zoek=',
    'afgehandeld=misschien',
    'jaar=26',
    'jaar=99999',
    'groep=alles',
    'vanaf=2026-02-30',
    'vanaf=10-6-2026',
    'bedrag=12,50',
    'bedrag=1.5',
    'volgorde=naam',
    'pagina=0',
    'pagina=1.5',
    'pagina=x',
  ])('ignore an invalid value and remove it from the URL: %s', (nonsense) => {
    expect(read(new URLSearchParams(nonsense))).toEqual({});
    expect(withoutNonsense(new URLSearchParams(`vve=1001&${nonsense}&document=1`)).toString()).toBe(
      'vve=1001&document=1',
    );
  });

  it('go to the first page if another setting changes, and the first page is not in the URL', () => {
    const url = 'zoek=dak&afgehandeld=nee&pagina=3';
    expect(changed(url, { isDone: true })).toBe('zoek=dak&afgehandeld=ja');
    expect(changed(url, { q: undefined })).toBe('afgehandeld=nee');
    expect(changed(url, { page: 2 })).toBe('zoek=dak&afgehandeld=nee&pagina=2');
    expect(changed(url, { page: 1 })).toBe('zoek=dak&afgehandeld=nee');
  });

  it('keep the other parameters of the URL', () => {
    expect(changed('vve=1001&document=7&pagina=2', { q: 'dak' })).toBe('vve=1001&document=7&zoek=dak');
  });

  it('are restored without what is damaged in the storage of the browser', () => {
    expect(restore(JSON.parse('{"q":{},"day":["2026-06-10"],"year":null,"isDone":false}'))).toEqual({
      isDone: false,
    });
  });

  it('are kept for the next visit, except the page and settings that are passing', () => {
    expect(keep({ q: 'dak', isDone: false, page: 3 })).toEqual({ isDone: false });
  });
});
