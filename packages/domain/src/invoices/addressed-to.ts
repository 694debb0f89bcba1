import { holds, isNumber, ownWords, wordsOf } from './plain-words.ts';

/** A name of this many letters or more is also recognised when its words are written as one. */
const JOINED_LENGTH_MIN = 6;

/** Whom an invoice is addressed to, by its e-invoice. */
export interface Buyer {
  name: string;
  /** The lines of the address as one; null where there is none. */
  address: string | null;
}

/** Whom invoices of an association may be addressed to. */
export interface Addressees {
  association: { code: string; name: string; title: string | null };
  /** The provider, as its brand has it. */
  manager: { company: string; postal_address: string };
}

/** A larger number is a postcode, or a number from an administration. */
const HOUSE_NUMBER_MAX = 999;
const houseNumbersOf = (text: string): number[] =>
  wordsOf(text)
    .filter(isNumber)
    .map(Number)
    .filter((number) => number <= HOUSE_NUMBER_MAX);

/** Whether house numbers contradict each other. A text without house numbers contradicts none. */
function areElsewhere(numbers: readonly number[], others: readonly number[]): boolean {
  if (numbers.length === 0 || others.length === 0) return false;
  return !numbers.some((number) => number >= Math.min(...others) && number <= Math.max(...others));
}

/** The street of an association's title, and its house numbers: `Kadestraat 1 t/m 99 te Rotterdam`. */
function isAtTitle(buyer: string, title: string): boolean {
  const street = ownWords(title.replace(/\d.*$/su, ''));
  const numbers = houseNumbersOf(title);
  const words = wordsOf(buyer);
  return (
    street.length > 0 &&
    houseNumbersOf(buyer).length > 0 &&
    street.every((word) => holds(words, word)) &&
    !areElsewhere(houseNumbersOf(buyer), numbers)
  );
}

function isAssociation({ name, address }: Buyer, { association }: Addressees): boolean {
  const own = ownWords(association.name);
  const buyer = ownWords(name);
  const all = [...buyer, ...ownWords(address ?? '')];
  const [joined, ownJoined] = [buyer.join(''), own.join('')];
  const isNamed =
    own.every((word) => holds(all, word)) ||
    (buyer.length > 0 && buyer.every((word) => holds(own, word))) ||
    (ownJoined.length >= JOINED_LENGTH_MIN && joined.includes(ownJoined));
  const numbers = houseNumbersOf(`${association.name} ${association.title ?? ''}`);
  return isNamed && !areElsewhere(houseNumbersOf(name), numbers);
}

/** The manager itself, and not another association that it manages. */
function isManager(name: string, { manager, association }: Addressees): boolean {
  const buyer = ownWords(name);
  const company = ownWords(manager.company);
  const known = [...company, ...ownWords(manager.postal_address), ...ownWords(association.name)];
  return buyer.some((word) => holds(company, word)) && buyer.every((word) => holds(known, word));
}

/**
 * Whether an invoice is addressed to an association or its manager. In doubt the answer is yes: names are written in many
 * ways, and members stop reading a warning that is often wrong.
 */
export function isAddressedTo(buyer: Buyer, addressees: Addressees): boolean {
  const { association } = addressees;
  const whole = `${buyer.name} ${buyer.address ?? ''}`;
  const isSilent = ownWords(buyer.name).length === 0;
  return (
    isSilent ||
    ownWords(association.name).length === 0 ||
    wordsOf(buyer.name).includes(association.code.toLowerCase()) ||
    isAssociation(buyer, addressees) ||
    isManager(buyer.name, addressees) ||
    (association.title !== null && isAtTitle(whole, association.title))
  );
}
