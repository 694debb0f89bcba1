import { texts } from './texts.ts';

/**
 * The numbers of remaining characters at which screen readers read the count. More
 * announcements would disturb the user while typing.
 */
const MARKS = [5, 10, 20];

/** Returns the text below the field: the number of remaining characters, or the number of characters above the maximum. */
export function countText(length: number, max: number): string {
  return length > max ? texts.tooMany(length - max) : texts.left(max - length);
}

/** Returns the text that screen readers read near the maximum. The text changes at a few counts only, not at each character. */
export function announcement(length: number, max: number): string {
  const left = max - length;
  if (left < 0) return texts.over;
  if (left === 0) return texts.full;
  const mark = MARKS.find((candidate) => left <= candidate && candidate < max);
  return mark === undefined ? '' : texts.atMost(mark);
}
