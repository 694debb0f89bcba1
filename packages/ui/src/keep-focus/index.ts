export { focusField, focusablesIn } from './focusables.ts';
export { useKeepFocus } from './use-keep-focus.ts';
