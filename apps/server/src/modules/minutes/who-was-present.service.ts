import { type ApartmentRow, type PresenceRow, type ProxyRow, SHORT_STAY_MS } from './minutes.repository.ts';

/** One stay of a person at the meeting itself. Somebody who was there when it began has no `from`, and who did not leave no `until`. */
export interface Stay {
  from: Date | null;
  until: Date | null;
  is_online: boolean;
}

export interface PresentPerson {
  /** The name; null for the owner of an apartment without an account. */
  name: string | null;
  /** The names of the apartments that the person owns, in the order of the provider. */
  apartments: string[];
  stays: Stay[];
}

/** An apartment for which the holder of a proxy was present while no owner was. */
export interface Represented {
  apartment: string;
  giver: string;
  holder: string;
  /** The ids of the agenda items of the proxy; null for one for the whole meeting. */
  item_ids: readonly string[] | null;
}

/** How many apartments and votes were present at one moment. */
interface Count {
  at: Date;
  apartments: number;
  votes: number;
}

export interface WhoWasPresent {
  people: PresentPerson[];
  represented: Represented[];
  /** The first moment with the most votes; null if no apartment was present. */
  most: Count | null;
}

interface Rows {
  presences: readonly PresenceRow[];
  proxies: readonly ProxyRow[];
  apartments: readonly ApartmentRow[];
  /** The times at which ballots were closed, and counted who was present. */
  closings: readonly Date[];
}

/** Returns whether something reaches into the meeting. Those who left before it began were not present at it. */
const isDuring = (until: Date | null, begin: Date): boolean => until === null || until > begin;

/**
 * Joins stays between which somebody was gone for less than a minute, and leaves out those that were undone within a minute after that,
 * such as a wrong press at the door. What a vote or the closing of a ballot relied on stays as it is.
 */
function withoutCorrections(presences: readonly PresenceRow[], closings: readonly Date[]): PresenceRow[] {
  const isUndone = (from: Date, until: Date): boolean =>
    until.getTime() - from.getTime() < SHORT_STAY_MS && !closings.some((at) => at >= from && at <= until);
  const all = [...Map.groupBy(presences, ({ person }) => person).values()].flatMap((stays) => {
    const joined: PresenceRow[] = [];
    for (const stay of stays.toSorted(
      (one, other) => one.arrived_at.getTime() - other.arrived_at.getTime(),
    )) {
      const last = joined.at(-1);
      const isBack =
        last?.left_at &&
        last.left_at <= stay.arrived_at &&
        last.is_online === stay.is_online &&
        isUndone(last.left_at, stay.arrived_at);
      if (isBack)
        joined.splice(-1, 1, {
          ...last,
          left_at: stay.left_at,
          has_voted: last.has_voted || stay.has_voted,
        });
      else joined.push(stay);
    }
    return joined;
  });
  return all.filter(
    ({ arrived_at, left_at, has_voted }) => has_voted || left_at === null || !isUndone(arrived_at, left_at),
  );
}

/** Somebody came or left, or a proxy began or ended. */
interface Change {
  at: Date;
  by: 1 | -1;
  what: PresenceRow | ProxyRow;
}

/** Returns what changed, in order. What was so when the meeting began changed at that moment. */
function changesOf(presences: readonly PresenceRow[], proxies: readonly ProxyRow[], begin: Date): Change[] {
  const change = (what: Change['what'], from: Date, until: Date | null): Change[] => [
    { at: from > begin ? from : begin, by: 1, what },
    ...(until === null ? [] : [{ at: until, by: -1, what } satisfies Change]),
  ];
  return [
    ...presences.flatMap((stay) => change(stay, stay.arrived_at, stay.left_at)),
    ...proxies.flatMap((proxy) => change(proxy, proxy.since, proxy.ended_at)),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Follows what changed, and returns which proxies represented an apartment. The rule is that of `representatives` of the presence. */
function follow(presences: readonly PresenceRow[], { proxies: all, apartments }: Rows, begin: Date) {
  const proxies = all.filter(({ ended_at }) => isDuring(ended_at, begin));
  const votes = new Map(apartments.map((apartment) => [apartment.id, apartment.votes]));
  const owners = new Map<string, number>();
  const there = new Map<string, number>();
  const proxiesOf = Map.groupBy(proxies, ({ apartment_id }) => apartment_id);
  const heldBy = Map.groupBy(proxies, ({ holder }) => holder);
  const inForce = new Set<ProxyRow>();
  const counted = new Map<string, number>();
  const used = new Set<ProxyRow>();
  let most: Count | null = null;
  let sum = 0;

  const isRepresenting = (proxy: ProxyRow): boolean =>
    inForce.has(proxy) && (there.get(proxy.holder) ?? 0) > 0;
  /** Counts an apartment anew, and marks the proxies that represent it. */
  const count = (apartment: string): void => {
    const number = votes.get(apartment);
    if (number === undefined) return;
    const hasOwner = (owners.get(apartment) ?? 0) > 0;
    const held = hasOwner ? [] : (proxiesOf.get(apartment) ?? []).filter(isRepresenting);
    const whole = held.find(({ is_whole_meeting }) => is_whole_meeting);
    for (const proxy of held) if (proxy === whole || !proxy.is_whole_meeting) used.add(proxy);
    sum -= counted.get(apartment) ?? 0;
    counted.delete(apartment);
    if (!hasOwner && !whole) return;
    counted.set(apartment, number);
    sum += number;
  };
  /** Applies a change, and returns the ids of the apartments that it touches. */
  const apply = ({ what, by }: Change): string[] => {
    if ('proxy_id' in what) {
      if (by === 1) inForce.add(what);
      else inForce.delete(what);
      return [what.apartment_id];
    }
    there.set(what.person, (there.get(what.person) ?? 0) + by);
    for (const apartment of what.owned) owners.set(apartment, (owners.get(apartment) ?? 0) + by);
    return [...what.owned, ...(heldBy.get(what.person) ?? []).map(({ apartment_id }) => apartment_id)];
  };

  const moments = Map.groupBy(changesOf(presences, proxies, begin), ({ at }) => at.getTime());
  for (const [at, changes] of moments) {
    for (const apartment of new Set(changes.flatMap(apply))) count(apartment);
    const isMore =
      most === null || sum > most.votes || (sum === most.votes && counted.size > most.apartments);
    if (counted.size > 0 && isMore) most = { at: new Date(at), apartments: counted.size, votes: sum };
  }
  return { most, used };
}

/**
 * Returns who was present at a meeting, from the stays that were recorded. Owners are those of now.
 * @param begin the time from which the meeting was held.
 */
export function whoWasPresent(rows: Rows, begin: Date): WhoWasPresent {
  const presences = withoutCorrections(rows.presences, rows.closings).filter(({ left_at }) =>
    isDuring(left_at, begin),
  );
  const places = new Map(rows.apartments.map(({ id, name }, place) => [id, { name, place }]));
  const placeOf = (id: string): number => places.get(id)?.place ?? rows.apartments.length;
  const inOrder = (ids: readonly string[]): string[] =>
    ids.toSorted((one, other) => placeOf(one) - placeOf(other)).flatMap((id) => places.get(id)?.name ?? []);
  const people = [...Map.groupBy(presences, ({ person }) => person).values()].flatMap((stays) => {
    const [first] = stays;
    if (!first) return [];
    const person: PresentPerson = {
      name: first.name,
      apartments: inOrder(first.owned),
      stays: stays.map(({ arrived_at, left_at, is_online }) => ({
        from: arrived_at > begin ? arrived_at : null,
        until: left_at,
        is_online,
      })),
    };
    return [{ person, place: Math.min(...first.owned.map(placeOf), rows.apartments.length) }];
  });
  const compare = new Intl.Collator('nl').compare;
  people.sort(
    ({ person: one, place }, { person: other, place: otherPlace }) =>
      Number(one.name === null) - Number(other.name === null) ||
      compare(one.name ?? '', other.name ?? '') ||
      place - otherPlace,
  );
  const { most, used } = follow(presences, rows, begin);
  const represented = [...used]
    .toSorted((one, other) => placeOf(one.apartment_id) - placeOf(other.apartment_id))
    .map(({ apartment_id, giver, holder_name, is_whole_meeting, item_ids }) => ({
      apartment: places.get(apartment_id)?.name ?? '',
      giver,
      holder: holder_name,
      item_ids: is_whole_meeting ? null : item_ids,
    }));
  return { people: people.map(({ person }) => person), represented, most };
}
