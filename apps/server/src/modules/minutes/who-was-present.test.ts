import { describe, expect, it } from '@jest/globals';
import type { PresenceRow } from './minutes.repository.ts';
import { peopleOf, staysDuring } from './who-was-present.service.ts';

const BEGIN = new Date('2026-12-09T19:00:00Z');
const at = (minutes: number): Date => new Date(BEGIN.getTime() + minutes * 60_000);

const apartments = [
  { id: 'a', name: 'Kade 1' },
  { id: 'b', name: 'Kade 2' },
  { id: 'c', name: 'Kade 3' },
];

const stay = (person: string, owned: string[], from: number, until: number | null = null): PresenceRow => ({
  person,
  name: person,
  is_online: false,
  arrived_at: at(from),
  left_at: until === null ? null : at(until),
  owned,
  has_voted: false,
});

const present = (presences: PresenceRow[], closings: Date[] = []) =>
  peopleOf(staysDuring(presences, closings, BEGIN), apartments, BEGIN);

const SECOND = 1 / 60;

describe('who was present', () => {
  it('are those who were there during the meeting, each once, with when they came and left', () => {
    const people = present([
      stay('Bea', ['b'], -30),
      stay('Anna', ['a'], -20, 5),
      stay('Vroeg', ['c'], -20, -5),
      stay('Anna', ['a'], 10, 20),
    ]);
    expect(people).toEqual([
      {
        name: 'Anna',
        apartments: ['Kade 1'],
        stays: [
          { from: null, until: at(5), is_online: false },
          { from: at(10), until: at(20), is_online: false },
        ],
      },
      { name: 'Bea', apartments: ['Kade 2'], stays: [{ from: null, until: null, is_online: false }] },
    ]);
  });

  it('stay there through gaps of less than a minute, however short the stays between them are', () => {
    const presses = Array.from({ length: 6 }, (_, turn) => {
      const from = turn * 100 * SECOND;
      return stay('Anna', ['a'], 1 + from, 1 + from + 50 * SECOND);
    });
    expect(present(presses)).toEqual([
      {
        name: 'Anna',
        apartments: ['Kade 1'],
        stays: [{ from: at(1), until: at(1 + 550 * SECOND), is_online: false }],
      },
    ]);
  });

  it('are not those whose coming was undone within a minute', () => {
    const people = present([stay('Anna', ['a'], 5, 5 + 59 * SECOND), stay('Cees', ['c'], 5)]);
    expect(people.map(({ name }) => name)).toEqual(['Cees']);
    expect(present([stay('Anna', ['a'], 5, 6)])).toHaveLength(1);
    expect(present([stay('Anna', ['a'], 5)])).toHaveLength(1);
  });

  it('are those who voted, or were counted, in less than a minute', () => {
    const short = stay('Anna', ['a'], 5, 5 + 30 * SECOND);
    expect(present([{ ...short, has_voted: true }])).toMatchObject([
      { stays: [{ from: at(5), until: at(5 + 30 * SECOND) }] },
    ]);
    expect(present([short], [at(5 + 20 * SECOND)])).toHaveLength(1);
    expect(present([short], [at(5 + 31 * SECOND)])).toEqual([]);
  });

  it('stayed if their leaving was undone within a minute', () => {
    const stays = [stay('Anna', ['a'], -20, 10), stay('Anna', ['a'], 10 + 40 * SECOND, 20)];
    expect(present(stays)[0]?.stays).toEqual([{ from: null, until: at(20), is_online: false }]);
    // A ballot that was closed meanwhile did not count them.
    const [anna] = present(stays, [at(10 + 20 * SECOND)]);
    expect(anna?.stays).toHaveLength(2);
    const [first, second] = stays;
    if (!first || !second) throw new Error('There is no stay.');
    expect(present([first, { ...second, is_online: true }])[0]?.stays).toHaveLength(2);
    expect(present([first, stay('Anna', ['a'], 11, 20)])[0]?.stays).toHaveLength(2);
  });
});
