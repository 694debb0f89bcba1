import { createNameMatcher, type ReadSearch } from '@mijn/domain/search';

/** A screen or an action of the portal, or a way to reach the provider, which the search can find. */
export interface FindablePlace {
  title: string;
  href: string;
  /** Other words that people use for it. */
  words: string;
  facts?: readonly string[];
  icon?: string;
}

export interface FoundPlaces {
  places: readonly FindablePlace[];
  /** Whether they have not all words of the search. */
  isPartial: boolean;
}

const PLACES_MAX = 3;

/** So many words of a search are needed for places that have not all of them. */
const PARTIAL_WORDS_MIN = 3;

const NONE: FoundPlaces = { places: [], isPartial: false };

/** Returns the places whose name or other words have all words of a search, or else most of them. The best name comes first. */
export function findPlaces(all: readonly FindablePlace[], read: ReadSearch): FoundPlaces {
  const match = createNameMatcher(read);
  const matched = all.map((place) => {
    const { words, found } = match(`${place.title} ${place.words}`);
    return { place, words, found, inTitle: match(place.title).found };
  });
  const words = matched[0]?.words ?? 0;
  const best = Math.max(0, ...matched.map(({ found }) => found));
  const isPartial = best < words;
  if (best === 0 || (isPartial && (words < PARTIAL_WORDS_MIN || best <= words / 2))) return NONE;
  const places = matched
    .filter(({ found }) => found === best)
    .sort((one, other) => other.inTitle - one.inTitle)
    .slice(0, PLACES_MAX)
    .map(({ place }) => place);
  return { places, isPartial };
}
