import { foldText } from '@mijn/domain/search';

/** The number of options up to which all are shown (inclusive). */
const MANY_OPTIONS = 10;

/** The length of a year. Nobody searches among labels that are this short. */
const SHORT_LABEL = 4;

const FIRST_OPTIONS = 8;

interface Option {
  id: string;
  label: string;
}

export const isLong = (options: readonly Option[]): boolean => options.length > MANY_OPTIONS;

/** Returns whether a list of options has a search field: if it is long, and its labels are more than years. */
export const isSearchable = (options: readonly Option[]): boolean =>
  isLong(options) && options.some(({ label }) => label.length > SHORT_LABEL);

/** Returns the options whose label has all typed words, without regard to capitals and accents. */
export function matchingOptions<One extends Option>(options: readonly One[], typed: string): readonly One[] {
  const words = foldText(typed).split(/\s+/u).filter(Boolean);
  return options.filter(({ label }) => words.every((word) => foldText(label).includes(word)));
}

/** Returns the first options of a long list, and the chosen option if it is not among them. */
export function shownOptions<One extends Option>(
  options: readonly One[],
  chosenId: string | null,
): readonly One[] {
  return options.filter(({ id }, index) => index < FIRST_OPTIONS || id === chosenId);
}
