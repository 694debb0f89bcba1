/** The minimum length of a name, or of a part of it, that a password may not contain, in letters and figures. */
const PART_LENGTH_MIN = 4;

/** Words of names that say nothing about whose password it is. */
const GENERAL_WORDS: ReadonlySet<string> = new Set(['mijn', 'beheer']);

/** Returns a text in lower case, without accents. */
const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const withoutSigns = (text: string): string => folded(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Returns the whole name and its parts, without those that are short or general. */
function partsOf(name: string): string[] {
  const parts = folded(name).split(/[^\p{L}\p{N}]+/u);
  return [withoutSigns(name), ...parts].filter(
    (part) => part.length >= PART_LENGTH_MIN && !GENERAL_WORDS.has(part),
  );
}

/** Whose password it is, and of which portal. */
interface Names {
  user: { name: string; email: string };
  brand: { company: string; portal_name: string; name: string };
}

/**
 * Returns whether a password contains the name of the member, of the company or of the portal, or the first part of the
 * e-mail address (OWASP ASVS 5.0, 6.2.11). Case, accents, spaces and signs do not count.
 */
export function hasNameInPassword(password: string, { user, brand }: Names): boolean {
  const [localPart = ''] = user.email.split('@');
  const names = [user.name, localPart, brand.company, brand.portal_name, brand.name];
  const own = withoutSigns(password);
  return names.flatMap(partsOf).some((part) => own.includes(part));
}
