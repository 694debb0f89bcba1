import type { Place } from '../provider/place.ts';
import type { Session } from '../provider/session.ts';

const keyOf = ({ association }: Place): string => association?.id ?? '';

/** Returns functions that share the state of one mock with others, for each association of each mocked provider. */
export function shareBetweenMocks<T>() {
  const ofProviders = new WeakMap<Session, Map<string, T>>();
  return {
    share: (place: Place, shared: T): T => {
      const ofProvider = ofProviders.get(place.session) ?? new Map<string, T>();
      ofProviders.set(place.session, ofProvider.set(keyOf(place), shared));
      return shared;
    },
    find: (place: Place): T | undefined => ofProviders.get(place.session)?.get(keyOf(place)),
  };
}
