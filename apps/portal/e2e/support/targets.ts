import type { Page } from '@playwright/test';

/** The smallest target for a finger, in CSS pixels. Half a pixel is rounding. */
const TARGET_MIN = 43.5;
/** The smallest font size of a field that an iPhone does not zoom in on, in CSS pixels. */
const FIELD_TEXT_MIN = 16;

/**
 * Returns the controls that are too small for a finger. A label, and the area that a control adds around itself, count as
 * its target.
 */
export const findSmallControls = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([targetMin, textMin]) => {
      const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
      const describe = (element: Element) =>
        `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`.slice(
          0,
          60,
        );
      const sizeOf = (element: Element) => {
        const label = element.closest('label')?.getBoundingClientRect();
        const boxes = [element.getBoundingClientRect(), ...(label ? [label] : [])];
        const areas = ['::before', '::after']
          .map((part) => getComputedStyle(element, part))
          .filter(({ content, position }) => content !== 'none' && position === 'absolute')
          .map(({ width, height }) => ({
            width: Number.parseFloat(width),
            height: Number.parseFloat(height),
          }));
        const all = [...boxes, ...areas];
        return {
          width: Math.max(...all.map(({ width }) => width || 0)),
          height: Math.max(...all.map(({ height }) => height || 0)),
        };
      };
      /** An element of one pixel, or in such an element, is for screen readers and the keyboard. */
      const isHidden = (element: Element): boolean =>
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.getBoundingClientRect().width <= 1 ||
        (element.parentElement !== null && isHidden(element.parentElement));
      return [...document.querySelectorAll(CONTROLS)]
        .filter((element) => !isHidden(element))
        .flatMap((element) => {
          const { width, height } = sizeOf(element);
          const isField = element.matches(
            'select, textarea, input:not([type=checkbox], [type=radio], [type=file])',
          );
          const text = Number.parseFloat(getComputedStyle(element).fontSize);
          const size = `${Math.round(width)} × ${Math.round(height)}`;
          const isSmall = width < targetMin || height < targetMin;
          const faults = [
            isSmall && `${describe(element)}: ${size}`,
            isField && text < textMin && `${describe(element)}: text of ${text}`,
          ];
          return faults.filter((fault) => fault !== false);
        });
    },
    [TARGET_MIN, FIELD_TEXT_MIN] as const,
  );
