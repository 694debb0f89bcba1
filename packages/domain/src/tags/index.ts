export {
  addTags,
  hasNoDuplicateTag,
  removeLastTag,
  splitTags,
  TAG_CONFIRM_KEYS,
  type TagAddition,
  type TagRefusal,
  type TagRules,
} from './tag-list.ts';
