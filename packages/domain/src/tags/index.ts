export {
  addTags,
  hasNoDuplicateTag,
  removeLastTag,
  splitTags,
  TAG_CONFIRM_KEYS,
  type TagAddition,
  type TagRules,
} from './tag-list.ts';
