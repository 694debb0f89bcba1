export class WrongParameter extends Error {}

/** The accepted values of a number, both inclusive, and the one without a parameter. */
export interface NumberLimits {
  min: number;
  max: number;
  usual: number;
}

const inEnglish = (number: number): string => number.toLocaleString('en');

/** @throws WrongParameter if there is more than one parameter, or one that is not a whole number within the limits. */
export function readCount(
  [text, ...more]: readonly string[],
  what: string,
  { min, max, usual }: NumberLimits,
): number {
  if (text === undefined) return usual;
  const count = Number(text);
  if (/^\d+$/u.test(text) && count >= min && count <= max && more.length === 0) return count;
  throw new WrongParameter(
    `The number of ${what} must be a whole number from ${inEnglish(min)} to ${inEnglish(max)}, but it is "${[text, ...more].join(' ')}".`,
  );
}

/** Returns the named items, or all if none is named. @throws WrongParameter with the known names, if a name is unknown. */
export function pickByName<Item extends { name: string }>(
  items: readonly Item[],
  names: readonly string[],
): readonly Item[] {
  const known = items.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new WrongParameter(`Unknown: ${unknown.join(', ')}. The names are ${known.join(', ')}.`);
  }
  return names.length === 0 ? items : items.filter(({ name }) => names.includes(name));
}
