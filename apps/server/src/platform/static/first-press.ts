import { hashOf } from './hash-of.ts';

/**
 * Notes the last press on a drawn page before its scripts have arrived, which takes a second on a slow connection. The portal presses
 * again when it listens (portal/src/shared/shell/held-input.ts). Links, labels and fields work without scripts.
 */
const SCRIPT =
  'function heldPress(event){var target=event.target;' +
  "if(heldPress.isOver||target.closest('a[href],label,input,textarea,select,#watchdog'))return;" +
  'event.preventDefault();event.stopPropagation();heldPress.target=target}' +
  "addEventListener('click',heldPress,true)";

export const firstPressElement = `<script>${SCRIPT}</script>`;

/** Allows the script in the policy of pages, which allows no other inline script. */
export const firstPressSource = hashOf(SCRIPT);
