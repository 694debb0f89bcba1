import { afterEach, describe, expect, it } from '@jest/globals';
import { StoreFull } from '../../platform/config/store-full.ts';
import { openScratch, type Scratch } from './scratch.ts';

let scratch: Scratch | undefined;
afterEach(() => scratch?.close());

describe('the scratch file of an import', () => {
  it('returns the rows of each list in their order, some at a time', () => {
    scratch = openScratch();
    const [one, other] = [scratch.createList<{ at: number }>(), scratch.createList<string>()];
    for (let at = 0; at < 5; at += 1) {
      one.add({ at });
      other.add(`rij ${at}`);
    }
    expect([...one.pages(2)]).toEqual([[{ at: 0 }, { at: 1 }], [{ at: 2 }, { at: 3 }], [{ at: 4 }]]);
    expect([...other.pages(10)]).toEqual([['rij 0', 'rij 1', 'rij 2', 'rij 3', 'rij 4']]);
  });

  it('says which row has a value already', () => {
    scratch = openScratch();
    expect(scratch.claim('email', 'anna@waterpas.example', 'U1')).toBeUndefined();
    expect(scratch.claim('email', 'anna@waterpas.example', 'U2')).toBe('U1');
    expect(scratch.claim('phone', 'anna@waterpas.example', 'U2')).toBeUndefined();
  });

  it('keeps the last note with a key, apart for each kind', () => {
    scratch = openScratch();
    const { notes } = scratch;
    expect(notes.read('day', 'ALV-1')).toBeUndefined();
    notes.write('day', 'ALV-2', '2026-12-10');
    notes.write('day', 'ALV-1', '2026-12-08');
    notes.write('day', 'ALV-1', '2026-12-09');
    notes.write('place', 'ALV-1', 'De Sluis');
    expect(notes.read('day', 'ALV-1')).toBe('2026-12-09');
    expect([...notes.all('day')]).toEqual([
      { key: 'ALV-1', text: '2026-12-09' },
      { key: 'ALV-2', text: '2026-12-10' },
    ]);
  });

  it('says that there is no room', () => {
    scratch = openScratch(20);
    const list = scratch.createList<string>();
    expect(() => {
      for (let at = 0; at < 1000; at += 1) list.add('x'.repeat(1000));
    }).toThrow(StoreFull);
  });
});
