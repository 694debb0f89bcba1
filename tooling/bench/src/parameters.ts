export class WrongParameter extends Error {}

/** The accepted values of a number. Both limits are inclusive. */
export interface NumberLimits {
  min: number;
  max: number;
}

const inEnglish = (number: number): string => number.toLocaleString('en');

/** @throws WrongParameter if the text is not a whole number within the limits. */
export function readCount(text: string, what: string, { min, max }: NumberLimits): number {
  const count = Number(text);
  if (/^\d+$/u.test(text) && count >= min && count <= max) return count;
  throw new WrongParameter(
    `The number of ${what} must be a whole number from ${inEnglish(min)} to ${inEnglish(max)}, but it is "${text}".`,
  );
}

/** @throws WrongParameter with the known names, if a name is unknown. */
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
