import type { Place } from './find-places.ts';

/**
 * Matches what stands in the head and the foot of a letter, and says nothing about its subject: an IBAN, a number of the
 * chamber of commerce (KvK) or the tax office, a postal code with its place, a street with its number, to whom the letter goes, an e-mail address, a
 * website and a telephone number. The lines of a page are joined by spaces, so these marks replace the lines.
 */
const MARKS = [
  String.raw`\bNL\d{2} ?[A-Z]{4}(?: ?\d){10}\b`,
  String.raw`\bK\.?v\.?K\.?(?:[- ]?(?:nummer|nr\.?))?:? ?\d{8}\b`,
  String.raw`\bNL ?\d{9} ?B ?\d{2}\b`,
  String.raw`\b[1-9]\d{3} ?[A-Z]{2}\b(?: [A-Z][\p{L}'-]+)?`,
  String.raw`\bPostbus \d+`,
  String.raw`\b\p{Lu}\p{L}*(?:straat|weg|laan|plein|kade|singel|gracht|dijk|dreef|markt) \d+\p{L}?(?: t/m \d+)?(?: te \p{Lu}\p{L}+)?`,
  String.raw`\bp/a\b`,
  String.raw`\bTer attentie van\b`,
  String.raw`\b\S+@\S+\.\p{L}{2,}\b`,
  String.raw`\b(?:https?://|www\.)\S+`,
  String.raw`(?<!\d)(?:\+31|0)(?:[- ]?\d){9}(?!\d)`,
];

/** Returns the places of a text that belong to a letterhead, in the order of the text. */
export const letterheadPlaces = (text: string): Place[] =>
  Array.from(text.matchAll(new RegExp(MARKS.join('|'), 'gu')), ({ 0: mark, index }) => ({
    start: index,
    end: index + mark.length,
  }));
