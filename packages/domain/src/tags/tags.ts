/** The rules of a tag input. */
export interface TagRules {
  /** Whether the list may contain the same tag twice. */
  allowsDuplicates?: boolean;
  /** The maximum number of tags; no limit if it is left out. */
  max?: number;
  /** The maximum length of a tag, in characters; no limit if it is left out. */
  maxLength?: number;
}

/** The reason why a tag is not added. */
export type TagRefusal = 'duplicate' | 'too_many' | 'too_long';

/** The result of an addition: the new list of tags, and the refused tags with the reason. */
export interface TagAddition {
  tags: readonly string[];
  refused: readonly { tag: string; reason: TagRefusal }[];
}

const isSame = (one: string, other: string): boolean =>
  one.localeCompare(other, 'nl', { sensitivity: 'accent' }) === 0;

/** The keys that confirm the typed tag. */
export const TAG_CONFIRM_KEYS = [',', 'Tab', 'Enter'] as const;

/**
 * Returns the tags in a typed or pasted text: split on commas, trimmed and without empty tags.
 */
export function splitTags(text: string): string[] {
  return text
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/**
 * Returns the tags after a typed or pasted text is added. Duplicates are refused unless allowed; the
 * comparison ignores capitals. Tags that are too long or exceed the maximum number are refused.
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

/** Returns the tags without the last one, for the Backspace key in an empty input. */
export function removeLastTag(tags: readonly string[]): readonly string[] {
  return tags.slice(0, -1);
}

/** Returns whether the list contains no tag twice. */
export function hasNoDuplicateTag(tags: readonly string[]): boolean {
  return tags.every((tag, index) => !tags.slice(0, index).some((earlier) => isSame(earlier, tag)));
}
