/** The link that was followed, until its page is rendered. */
let followed: HTMLElement | undefined;

/** Removes the mark of the followed link. */
export function clearFollowed(): void {
  delete followed?.dataset['followed'];
  followed = undefined;
}

/**
 * Marks a link as followed until the next page is rendered, so that the first frame after a click shows that it worked. The
 * mark is set on the element, because rendering even the menu alone takes longer than that frame on a slow phone.
 */
export function markFollowed(link: HTMLElement): void {
  clearFollowed();
  link.dataset['followed'] = '';
  followed = link;
}
