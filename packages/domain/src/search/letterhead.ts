import type { Place } from './find-places.ts';

/** The head and the foot of a letter say nothing about its subject. The lines of a page are joined by spaces, so these marks replace them. */
const MARKS = [
  String.raw`\bNL\d{2} ?[A-Z]{4}(?: ?\d){10}\b`,
  String.raw`\bK\.?v\.?K\.?(?:[- ]?(?:nummer|nr\.?))?:? ?\d{8}\b`,
  String.raw`\bNL ?\d{9} ?B ?\d{2}\b`,
  String.raw`\b[1-9]\d{3} ?[A-Z]{2}\b(?: [A-Z][\p{L}'-]+)?`,
  String.raw`\bPostbus \d+`,
  String.raw`\b\p{Lu}\p{L}*(?:straat|weg|laan|plein|kade|singel|gracht|dijk|dreef|markt) \d+\p{L}?(?: t/m \d+)?(?: te \p{Lu}\p{L}+)?`,
  String.raw`\bp/a\b`,
  String.raw`\bTer attentie van\b`,
  String.raw`\b[^\s@]{1,64}@[^\s@]{1,255}\.\p{L}{2,}\b`,
  String.raw`\b(?:https?://|www\.)\S+`,
  String.raw`(?<!\d)(?:\+31|0)(?:[- ]?\d){9}(?!\d)`,
];

export const letterheadPlaces = (text: string): Place[] =>
  Array.from(text.matchAll(new RegExp(MARKS.join('|'), 'gu')), ({ 0: mark, index }) => ({
    start: index,
    end: index + mark.length,
  }));
