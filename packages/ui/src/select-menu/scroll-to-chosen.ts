/** The focus is in the field, so nothing else would show the chosen entry. The list scrolls only when the popover has found its place. */
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
