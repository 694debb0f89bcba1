import { type ApartmentRow, type PresenceRow, SHORT_STAY_MS } from './minutes.repository.ts';

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

/** Returns the stays that reach into a meeting. @param closings the times at which ballots were closed, and counted who was present. */
export const staysDuring = (
  presences: readonly PresenceRow[],
  closings: readonly Date[],
  begin: Date,
): PresenceRow[] =>
  withoutCorrections(presences, closings).filter(({ left_at }) => left_at === null || left_at > begin);

/**
 * Returns who was present at a meeting, by name. Owners are those of now.
 * @param apartments all apartments in the order of the provider. @param begin the time from which the meeting was held.
 */
export function peopleOf(
  presences: readonly PresenceRow[],
  apartments: readonly ApartmentRow[],
  begin: Date,
): PresentPerson[] {
  const places = new Map(apartments.map(({ id, name }, place) => [id, { name, place }]));
  const placeOf = (id: string): number => places.get(id)?.place ?? apartments.length;
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
    return [{ person, place: Math.min(...first.owned.map(placeOf), apartments.length) }];
  });
  const compare = new Intl.Collator('nl').compare;
  return people
    .toSorted(
      ({ person: one, place }, { person: other, place: otherPlace }) =>
        Number(one.name === null) - Number(other.name === null) ||
        compare(one.name ?? '', other.name ?? '') ||
        place - otherPlace,
    )
    .map(({ person }) => person);
}
