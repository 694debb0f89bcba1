export const PHONE_LENGTH_MAX = 30;

/** The number of digits of an international number after the country code prefix (ITU-T E.164). */
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/u;

/** The digits of a Dutch number after the country code: nine, and the first one is not 0. */
const DUTCH = /^\+31[1-9]\d{8}$/u;

const ALLOWED = /^[+\d\s().\-/]+$/u;

/** Returns `+31612345678`, or undefined. A number without country code is Dutch. The `(0)` after a country code is ignored. */
export function toInternational(typed: string): string | undefined {
  const text = typed.trim();
  if (!ALLOWED.test(text)) return undefined;
  const hasCountry = /^\(?(\+|00)/u.test(text);
  const digits = (hasCountry ? text.replace(/\(0\)/u, '') : text).replaceAll(/[\s().\-/]/gu, '');
  if (digits.lastIndexOf('+') > 0) return undefined;
  const number = digits.replace(/^00/u, '+').replace(/^0(?!0)/u, '+31');
  const pattern = number.startsWith('+31') ? DUTCH : INTERNATIONAL;
  return pattern.test(number) ? number : undefined;
}
