import { holds, isNumber, ownWords, wordsOf } from './plain-words.ts';

/** The minimum number of letters of a name that is also recognised when its words are written as one word. */
const JOINED_LENGTH_MIN = 6;

export interface Buyer {
  name: string;
  address: string | null;
}

export interface Addressees {
  association: { code: string; name: string; title: string | null };
  manager: { company: string; postal_address: string };
}

/** The maximum house number. A larger number is a postcode or an administration number. */
const HOUSE_NUMBER_MAX = 999;
const houseNumbersOf = (text: string): number[] =>
  wordsOf(text)
    .filter(isNumber)
    .map(Number)
    .filter((number) => number <= HOUSE_NUMBER_MAX);

/** Returns whether no house number is in the range of the others. Returns false if one of the texts has none. */
function areElsewhere(numbers: readonly number[], others: readonly number[]): boolean {
  if (numbers.length === 0 || others.length === 0) return false;
  return !numbers.some((number) => number >= Math.min(...others) && number <= Math.max(...others));
}

/** Returns whether a text has the street and a house number of an association's title, such as `Kadestraat 1 t/m 99`. */
function isAtTitle(buyer: string, title: string): boolean {
  const street = ownWords(title.replace(/\d.*/su, ''));
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

function isManager(name: string, { manager, association }: Addressees): boolean {
  const buyer = ownWords(name);
  const company = ownWords(manager.company);
  const known = [...company, ...ownWords(manager.postal_address), ...ownWords(association.name)];
  return buyer.some((word) => holds(company, word)) && buyer.every((word) => holds(known, word));
}

/** Returns true in case of doubt, because names are written in many ways, and members stop reading a warning that is often wrong. */
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
