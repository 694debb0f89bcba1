import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { PresenceRow, ProxyRow } from './minutes.repository.ts';
import { whoWasPresent } from './who-was-present.service.ts';

const BEGIN = new Date('2026-12-09T19:00:00Z');
const at = (minutes: number): Date => new Date(BEGIN.getTime() + minutes * 60_000);

const apartments = [
  { id: 'a', name: 'Kade 1', votes: 6 },
  { id: 'b', name: 'Kade 2', votes: 4 },
  { id: 'c', name: 'Kade 3', votes: 2 },
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

const proxy = (apartment_id: string, holder: string, own: Partial<ProxyRow> = {}): ProxyRow => ({
  proxy_id: `${apartment_id}-${holder}`,
  apartment_id,
  giver: `gever van ${apartment_id}`,
  holder,
  holder_name: holder,
  since: at(-60),
  ended_at: null,
  is_whole_meeting: true,
  item_ids: [],
  ...own,
});

const present = (presences: PresenceRow[], proxies: ProxyRow[] = [], closings: Date[] = []) =>
  whoWasPresent({ presences, proxies, apartments, closings }, BEGIN);

const SECOND = 1 / 60;

describe('who was present', () => {
  it('are those who were there during the meeting, each once, with when they came and left', () => {
    const { people } = present([
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
    expect(present(presses).people).toEqual([
      {
        name: 'Anna',
        apartments: ['Kade 1'],
        stays: [{ from: at(1), until: at(1 + 550 * SECOND), is_online: false }],
      },
    ]);
  });

  it('were the most when the most votes were present, and an apartment counts once', () => {
    const presences = [
      stay('Anna', ['a'], -10, 30),
      stay('Arie', ['a'], 1),
      stay('Bea', ['b'], 5, 10),
      stay('Cees', ['c'], 20),
    ];
    expect(present(presences).most).toEqual({ at: at(5), apartments: 2, votes: 10 });
    expect(present([]).most).toBeNull();
  });

  it('are represented by a holder as long as no owner is there', () => {
    const proxies = [proxy('a', 'Bea'), proxy('c', 'Niemand')];
    expect(present([stay('Bea', ['b'], 0)], proxies)).toMatchObject({
      represented: [{ apartment: 'Kade 1', giver: 'gever van a', holder: 'Bea', item_ids: null }],
      most: { apartments: 2, votes: 10 },
    });
    expect(present([stay('Anna', ['a'], 0), stay('Bea', ['b'], 0)], proxies).represented).toEqual([]);
    expect(present([stay('Anna', ['a'], 0, 9), stay('Bea', ['b'], 0)], proxies).represented).toHaveLength(1);
  });

  it('are represented from the moment at which a proxy is accepted until it ends', () => {
    const ended = proxy('a', 'Bea', { since: at(5), ended_at: at(9) });
    expect(present([stay('Bea', ['b'], 0)], [ended])).toMatchObject({
      represented: [{ apartment: 'Kade 1' }],
      most: { at: at(5), votes: 10 },
    });
    expect(present([stay('Bea', ['b'], 9)], [ended])).toMatchObject({ represented: [], most: { votes: 4 } });
    const before = proxy('a', 'Bea', { ended_at: at(-1) });
    expect(present([stay('Bea', ['b'], 0)], [before]).represented).toEqual([]);
  });

  it('are not counted by a proxy for single items, which is listed with them', () => {
    const some = proxy('a', 'Bea', { is_whole_meeting: false, item_ids: ['lift'] });
    expect(present([stay('Bea', ['b'], 0)], [some])).toMatchObject({
      represented: [{ apartment: 'Kade 1', item_ids: ['lift'] }],
      most: { apartments: 1, votes: 4 },
    });
  });

  it('are not those whose coming was undone within a minute', () => {
    const { people, most, represented } = present(
      [stay('Anna', ['a'], 5, 5 + 59 * SECOND), stay('Cees', ['c'], 5)],
      [proxy('b', 'Anna')],
    );
    expect(people.map(({ name }) => name)).toEqual(['Cees']);
    expect(most).toMatchObject({ votes: 2 });
    expect(represented).toEqual([]);
    expect(present([stay('Anna', ['a'], 5, 6)]).people).toHaveLength(1);
    expect(present([stay('Anna', ['a'], 5)]).people).toHaveLength(1);
  });

  it('are those who voted, or were counted, in less than a minute', () => {
    const short = stay('Anna', ['a'], 5, 5 + 30 * SECOND);
    expect(present([{ ...short, has_voted: true }])).toMatchObject({
      people: [{ stays: [{ from: at(5), until: at(5 + 30 * SECOND) }] }],
      most: { votes: 6 },
    });
    expect(present([short], [], [at(5 + 20 * SECOND)]).people).toHaveLength(1);
    expect(present([short], [], [at(5 + 31 * SECOND)]).people).toEqual([]);
  });

  it('stayed if their leaving was undone within a minute', () => {
    const stays = [stay('Anna', ['a'], -20, 10), stay('Anna', ['a'], 10 + 40 * SECOND, 20)];
    const others = [stay('Bea', ['b'], 0)];
    const { people, represented } = present([...stays, ...others], [proxy('a', 'Bea', { ended_at: at(15) })]);
    expect(people[0]?.stays).toEqual([{ from: null, until: at(20), is_online: false }]);
    expect(represented).toEqual([]);
    // A ballot that was closed meanwhile did not count them.
    const [anna] = present(stays, [], [at(10 + 20 * SECOND)]).people;
    expect(anna?.stays).toHaveLength(2);
    const [first, second] = stays;
    if (!first || !second) throw new Error('There is no stay.');
    expect(present([first, { ...second, is_online: true }]).people[0]?.stays).toHaveLength(2);
    expect(present([first, stay('Anna', ['a'], 11, 20)]).people[0]?.stays).toHaveLength(2);
  });

  it('are as many as a count of each moment by itself finds', () => {
    const moments = fc.tuple(fc.integer({ min: -20, max: 40 }), fc.option(fc.integer({ min: 1, max: 30 })));
    const people = fc.array(fc.record({ person: fc.constantFrom('Anna', 'Bea', 'Cees', 'Dirk'), moments }), {
      maxLength: 8,
    });
    const held = fc.array(
      fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('Anna', 'Dirk'), fc.boolean()),
      { maxLength: 4 },
    );
    const owners = fc.record({
      Anna: fc.subarray(['a', 'b', 'c']),
      Bea: fc.subarray(['a', 'b', 'c']),
      Cees: fc.subarray(['a', 'b', 'c']),
      Dirk: fc.subarray(['a', 'b', 'c']),
    });
    fc.assert(
      fc.property(people, owners, held, (some, ownedBy, proxiesOf) => {
        const presences = some.map(({ person, moments: [from, length] }) =>
          stay(person, ownedBy[person], from, length === null ? null : from + length),
        );
        const proxies = proxiesOf.map(([apartment, holder, is_whole_meeting], place) =>
          proxy(apartment, holder, { proxy_id: String(place), is_whole_meeting }),
        );
        const isThere = ({ arrived_at, left_at }: PresenceRow, now: Date) =>
          arrived_at <= now && (left_at === null || left_at > now);
        const votesAt = (now: Date): number => {
          const there = presences.filter((one) => isThere(one, now));
          return apartments
            .filter(
              ({ id }) =>
                there.some(({ owned }) => owned.includes(id)) ||
                proxies.some(
                  (one) =>
                    one.apartment_id === id &&
                    one.is_whole_meeting &&
                    there.some(({ person }) => person === one.holder),
                ),
            )
            .reduce((sum, { votes }) => sum + votes, 0);
        };
        const all = Array.from({ length: 80 }, (_, minute) => votesAt(at(minute)));
        expect(present(presences, proxies).most?.votes ?? 0).toBe(Math.max(...all));
      }),
    );
  });
});
