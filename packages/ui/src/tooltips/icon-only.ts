const CONTROL = 'button[aria-label], a[href][aria-label]';

/** Returns the icon-only button or link around an element, or null if there is none. */
export function iconOnlyControlOf(element: EventTarget | null): HTMLElement | null {
  const control = element instanceof Element ? element.closest<HTMLElement>(CONTROL) : null;
  if (!control || control.getAttribute('aria-expanded') === 'true') return null;
  const isIconOnly =
    control.textContent.trim() === '' && control.querySelector('svg') && !control.querySelector('img');
  return isIconOnly ? control : null;
}

/**
 * Returns the text of the tooltip of a control: its name, or its `data-tooltip` for a name that repeats what it is about,
 * such as that of a photo.
 */
export const tooltipOf = (control: HTMLElement): string =>
  control.dataset['tooltip'] ?? control.getAttribute('aria-label') ?? '';
