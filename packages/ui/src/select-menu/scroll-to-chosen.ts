/**
 * Scrolls a list with a filter field to its chosen entry when it opens. The focus is in the field, so nothing else would
 * show the entry. This waits until the popover has found its place, because the list scrolls only with that height.
 * @returns the clean-up of a ref.
 */
export function scrollToChosen(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    const chosen = list.querySelector('[aria-checked="true"]')?.getBoundingClientRect();
    if (!chosen) return;
    const { top, height } = list.getBoundingClientRect();
    list.scrollTop += chosen.top - top - (height - chosen.height) / 2;
  });
  observer.observe(list);
  return () => observer.disconnect();
}
