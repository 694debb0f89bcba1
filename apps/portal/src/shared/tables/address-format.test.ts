import { describe, expect, it } from '@jest/globals';
import { addressFormat } from './address-format.ts';

const { read, write, change, keep } = addressFormat({
  q: ['zoek', 'text', 'passing'],
  isDone: ['afgehandeld', 'flag'],
  page: ['pagina', 'page'],
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

  it('begin at the first page, which is not written, when something else changes', () => {
    const settings = { q: 'dak', isDone: false, page: 3 };
    expect(write(change(settings, { isDone: true }))).toBe('?zoek=dak&afgehandeld=ja');
    expect(write(change(settings, { q: undefined }))).toBe('?afgehandeld=nee');
    expect(write(change(settings, { page: 2 }))).toBe('?zoek=dak&afgehandeld=nee&pagina=2');
    expect(write(change(settings, { page: 1 }))).toBe('?zoek=dak&afgehandeld=nee');
  });

  it('are kept for the next visit, but for what is passing and the page', () => {
    expect(keep({ q: 'dak', isDone: false, page: 3 })).toEqual({ isDone: false });
  });
});
