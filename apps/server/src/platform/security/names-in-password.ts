/** The minimum length of a name, or of a part of it, that a password may not contain, in letters and figures. */
const PART_LENGTH_MIN = 4;

const GENERAL_WORDS: ReadonlySet<string> = new Set([
  'mijn',
  'beheer',
  'vereniging',
  'eigenaars',
  'eigenaren',
]);

/** The place at the end of a postal address: "Postbus 1234, 3000 AB Rotterdam". */
const PLACE = /\b\d{4} ?[A-Z]{2},? +(?! )(.+)$/u;

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const withoutSigns = (text: string): string => folded(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

function partsOf(name: string): string[] {
  const parts = folded(name).split(/[^\p{L}\p{N}]+/u);
  return [withoutSigns(name), ...parts].filter(
    (part) => part.length >= PART_LENGTH_MIN && !GENERAL_WORDS.has(part),
  );
}

interface Names {
  user: { name: string; email: string };
  brand: { company: string; portal_name: string; name: string; postal_address: string };
  names: readonly string[];
}

/** Follows OWASP ASVS 5.0, 6.2.11. Case, accents, spaces and signs do not count. */
export function hasNameInPassword(password: string, { user, brand, names }: Names): boolean {
  const [localPart = ''] = user.email.split('@');
  const place = PLACE.exec(brand.postal_address)?.[1] ?? '';
  const all = [user.name, localPart, brand.company, brand.portal_name, brand.name, place, ...names];
  const own = withoutSigns(password);
  return all.flatMap(partsOf).some((part) => own.includes(part));
}
