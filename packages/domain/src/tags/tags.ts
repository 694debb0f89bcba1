export interface TagRules {
  allowsDuplicates?: boolean;
  max?: number;
  /** The maximum length of a tag, in characters; no limit if it is left out. */
  maxLength?: number;
}

export type TagRefusal = 'duplicate' | 'too_many' | 'too_long';

export interface TagAddition {
  tags: readonly string[];
  refused: readonly { tag: string; reason: TagRefusal }[];
}

const isSame = (one: string, other: string): boolean =>
  one.localeCompare(other, 'nl', { sensitivity: 'accent' }) === 0;

export const TAG_CONFIRM_KEYS = [',', 'Tab', 'Enter'] as const;

export function splitTags(text: string): string[] {
  return text
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/** Duplicates are refused unless allowed; the comparison ignores capitals. Tags that are too long or too many are refused. */
export function addTags(tags: readonly string[], text: string, rules: TagRules = {}): TagAddition {
  const {
    allowsDuplicates = false,
    max = Number.POSITIVE_INFINITY,
    maxLength = Number.POSITIVE_INFINITY,
  } = rules;
  const added = [...tags];
  const refused: TagAddition['refused'][number][] = [];
  for (const tag of splitTags(text)) {
    if (!allowsDuplicates && added.some((known) => isSame(known, tag)))
      refused.push({ tag, reason: 'duplicate' });
    else if (tag.length > maxLength) refused.push({ tag, reason: 'too_long' });
    else if (added.length >= max) refused.push({ tag, reason: 'too_many' });
    else added.push(tag);
  }
  return { tags: added, refused };
}

export function removeLastTag(tags: readonly string[]): readonly string[] {
  return tags.slice(0, -1);
}

export function hasNoDuplicateTag(tags: readonly string[]): boolean {
  return tags.every((tag, index) => !tags.slice(0, index).some((earlier) => isSame(earlier, tag)));
}
