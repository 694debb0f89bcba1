/** How a tag input treats what is typed (specification §5). */
export interface TagRules {
  /** Whether the same tag may stand in the list twice. */
  allowsDuplicates?: boolean;
  /** How many tags there may be at most; without it there is no limit. */
  max?: number;
  /** Characters of one tag at most; without it there is no limit. */
  maxLength?: number;
}

/** Why a tag is not added. */
export type TagRefusal = 'duplicate' | 'too_many' | 'too_long';

/** The list after an addition, and the pieces that were refused with the reason. */
export interface TagAddition {
  tags: readonly string[];
  refused: readonly { tag: string; reason: TagRefusal }[];
}

const isSame = (one: string, other: string): boolean =>
  one.localeCompare(other, 'nl', { sensitivity: 'accent' }) === 0;

/** The keys that confirm the tag being typed (specification §5). */
export const TAG_CONFIRM_KEYS = [',', 'Tab', 'Enter'] as const;

/** Typed or pasted text as separate tags: split on commas, trimmed, nothing empty (specification §5). */
export function splitTags(text: string): string[] {
  return text
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/**
 * Adds typed or pasted text to the tags. Capitals do not make a tag another tag.
 * Duplicates are refused unless allowed, and so is what is too long or goes over the maximum (specification §5).
 */
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

/** The tags after Backspace in an empty input: without the last one (specification §5). */
export function removeLastTag(tags: readonly string[]): readonly string[] {
  return tags.slice(0, -1);
}

/** Whether no tag stands in the list twice. */
export function hasNoDuplicateTag(tags: readonly string[]): boolean {
  return tags.every((tag, index) => !tags.slice(0, index).some((earlier) => isSame(earlier, tag)));
}
