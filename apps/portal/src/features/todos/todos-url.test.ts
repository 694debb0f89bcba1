import { describe, expect, it } from '@jest/globals';
import { openTodosUrl, toQuery, todosUrl } from './todos-url.ts';

describe('the settings of the action items', () => {
  it.each([
    ['', { sort: 'is_done' }],
    ['volgorde=kleur', { sort: 'is_done' }],
    ['volgorde=handler', { sort: 'handler' }],
    [
      'zoek=dak&groep=Onderhoud&afgehandeld=nee&pagina=2',
      { sort: 'is_done', q: 'dak', group: 'Onderhoud', is_done: false, page: 2 },
    ],
  ])('%j give the query %j', (url, query) => {
    expect(toQuery(todosUrl.read(new URLSearchParams(url)))).toEqual(query);
  });

  it('have a URL for the open action items', () => {
    expect(openTodosUrl).toBe('/todos?afgehandeld=nee');
  });
});
