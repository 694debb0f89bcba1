const AGENDA = /\b(?:agenda|uitnodiging|oproep|convocatie)\b/iu;
const MINUTES = /\b(?:notulen|verslag|besluitenlijst)\b/iu;

/**
 * Returns the documents of a meeting with what most members come for first: the agenda of a meeting to come, the minutes of
 * one that is over, and then the other of these (docs/product.md#page-of-a-meeting).
 */
export function inReadingOrder<File extends { name: string }>(
  documents: readonly File[],
  isMeetingOver: boolean,
): File[] {
  const [first, second] = isMeetingOver ? [MINUTES, AGENDA] : [AGENDA, MINUTES];
  const rankOf = ({ name }: File) => (first.test(name) ? 0 : second.test(name) ? 1 : 2);
  return [...documents].sort((one, other) => rankOf(one) - rankOf(other));
}
