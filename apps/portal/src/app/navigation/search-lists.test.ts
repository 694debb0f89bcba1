import { describe, expect, it } from '@jest/globals';
import type { SearchKind } from '@mijn/domain/search';
import { searchKinds } from '@mijn/domain/search/contract';
import { hitUrl, listUrl } from '../../features/search/result-url.ts';
import { searchLists } from './search-lists.ts';
import { routes } from '../routes/routes.ts';

function listOf(kind: SearchKind) {
  const list = searchLists(routes, { name: 'Waterpas', slug: 'waterpas' })[kind];
  if (!list) throw new Error(`No route lists the hits of ${kind}.`);
  return list;
}

const hit = { id: 't-1', title: 'Dakgoot', date: null, match: null };
const match = { file_id: 'f-1', file_name: 'Notulen.pdf', page: 3, snippet: [] };

describe('a hit', () => {
  it.each([
    ['todos', '/todos/t-1'],
    ['meetings', '/meetings/t-1'],
    ['decisions', '/meetings/decisions/t-1'],
    ['invoices', '/invoices-check/t-1'],
    ['forms', '/forms?document=t-1'],
    ['documents', '/archive?document=t-1'],
    ['bulletin', '/bulletin-board?bericht=t-1'],
    ['news', '/waterpas/news?bericht=t-1'],
    ['newsletters', '/news-letter?document=t-1'],
    ['albums', '/photo-albums/view/t-1'],
  ] as const)('of %s links to %s', (kind, url) => {
    expect(hitUrl(listOf(kind), hit, 'dak goot')).toBe(url);
  });

  it.each([
    ['meetings', '/meetings/t-1?zoek=dak+goot&document=f-1&bladzijde=3'],
    ['documents', '/archive?zoek=dak+goot&document=f-1&bladzijde=3'],
    ['bulletin', '/bulletin-board?bericht=t-1&zoek=dak+goot&document=f-1&bladzijde=3'],
    ['newsletters', '/news-letter?zoek=dak+goot&document=f-1&bladzijde=3'],
  ] as const)('of %s in the text of a file links to the page of the match', (kind, url) => {
    expect(hitUrl(listOf(kind), { ...hit, match }, 'dak goot')).toBe(url);
  });

  it.each(searchKinds)('of %s is in a list of the portal', (kind) => {
    expect(listOf(kind).title).not.toBe('');
  });

  it('links to the list with the same search', () => {
    expect(listUrl(listOf('todos'), 'dak & goot')).toBe('/todos?zoek=dak+%26+goot');
    expect(listUrl(listOf('meetings'), 'dakgoot')).toBe('/meetings?zoek=dakgoot');
  });
});
