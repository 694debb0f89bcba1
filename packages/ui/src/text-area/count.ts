import { texts } from './texts.ts';

/** Characters left at which a screen reader hears how many: more often would drown what is typed. */
const MARKS = [5, 10, 20];

/** What is shown below the text: what is left of the maximum, or how much there is too much. */
export function countText(length: number, max: number): string {
  return length > max ? texts.tooMany(length - max) : texts.left(max - length);
}

/** What is read out near the maximum. It changes with each mark that is passed, not with each character. */
export function announcement(length: number, max: number): string {
  const left = max - length;
  if (left < 0) return texts.over;
  if (left === 0) return texts.full;
  const mark = MARKS.find((candidate) => left <= candidate && candidate < max);
  return mark === undefined ? '' : texts.atMost(mark);
}
