import { describe, expect, it } from '@jest/globals';
import { openTodosAddress, toQuery } from './todos-address.ts';

describe('the settings of the action items', () => {
  it.each([
    [{}, { sort: '-start_date' }],
    [{ sort: 'kleur' }, { sort: '-start_date' }],
    [{ sort: 'handler' }, { sort: 'handler' }],
    [
      { q: 'dak', group: 'Onderhoud', isDone: false, page: 2 },
      { sort: '-start_date', q: 'dak', group: 'Onderhoud', is_done: false, page: 2 },
    ],
  ])('%j ask for %j', (settings, query) => {
    expect(toQuery(settings)).toEqual(query);
  });

  it('have an address for the open ones', () => {
    expect(openTodosAddress).toBe('/todos?afgehandeld=nee');
  });
});
