import { describe, expect, it } from '@jest/globals';
import { addressFormat } from './address-format.ts';

const { read, write } = addressFormat({
  q: ['zoek', 'text'],
  isDone: ['afgehandeld', 'flag'],
  page: ['pagina', 'number'],
});

describe('the settings of a list in its address', () => {
  it.each([
    ['', {}],
    ['?zoek=dak+goot', { q: 'dak goot' }],
    ['?zoek=dak&afgehandeld=nee&pagina=2', { q: 'dak', isDone: false, page: 2 }],
    ['?afgehandeld=ja', { isDone: true }],
  ])('%s are %o, and back', (address, settings) => {
    expect(read(new URLSearchParams(address))).toEqual(settings);
    expect(write(settings)).toBe(address);
  });

  it.each(['?zoek=', '?afgehandeld=misschien', '?pagina=0', '?pagina=1.5', '?pagina=x', '?anders=1'])(
    'leave out what makes no sense: %s',
    (address) => {
      expect(read(new URLSearchParams(address))).toEqual({});
    },
  );
});
