import { describe, expect, it } from '@jest/globals';
import { openTodosUrl, ownReportsUrl, toQuery, todosUrl } from './todos-url.ts';

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

  it('name how the member is related to an action item', () => {
    expect(toQuery(todosUrl.read(new URLSearchParams('mijn=gemeld'))).mine).toBe('reported');
    expect(toQuery(todosUrl.read(new URLSearchParams('mijn=gevolgd'))).mine).toBe('followed');
    expect(toQuery(todosUrl.read(new URLSearchParams('mijn=alles')))).toEqual({ sort: 'is_done' });
    expect(ownReportsUrl).toBe('/todos?afgehandeld=nee&mijn=gemeld');
  });

  it('have a URL for the open action items', () => {
    expect(openTodosUrl).toBe('/todos?afgehandeld=nee');
  });
});
