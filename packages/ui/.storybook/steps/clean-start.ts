const VIEW_PARAMETERS = ['id', 'viewMode', 'steps'];

function ownUrl(): string {
  const asked = new URLSearchParams(window.location.search);
  const own = new URLSearchParams(
    VIEW_PARAMETERS.flatMap((name) => {
      const value = asked.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return `${window.location.pathname}?${own.toString()}`;
}

/**
 * The story tests show many stories on one page, and each starts as on a new page. The layers of the previous story are already closed,
 * because Storybook unmounts it first.
 */
export function startClean(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  document.getSelection()?.removeAllRanges();
  window.scrollTo(0, 0);
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', ownUrl());
  // A new page has no previous click, so that React Aria shows the focus ring. A key that does nothing has the same
  // effect after a click of the previous story.
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F24', bubbles: true }));
  document.body.dispatchEvent(new KeyboardEvent('keyup', { key: 'F24', bubbles: true }));
}
