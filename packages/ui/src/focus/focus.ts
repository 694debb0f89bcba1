const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, [tabindex]):not([tabindex="-1"], :disabled, [type="hidden"])';

/** Returns the tabbable elements inside an element, in document order. Elements that are not displayed are excluded. */
export function focusablesIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !('checkVisibility' in element) || element.checkVisibility(),
  );
}

/** Focuses the field with an id: the element itself, or its first tabbable element, such as the day of a date or a radio button. */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  (element.matches(FOCUSABLE) ? element : focusablesIn(element)[0])?.focus();
}

/** Returns the heading of the page, for an element that leaves nothing near it that could get the focus. */
export const pageHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1');
