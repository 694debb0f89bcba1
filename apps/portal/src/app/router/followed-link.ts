let followed: HTMLElement | undefined;

export function clearFollowed(): void {
  delete followed?.dataset['followed'];
  followed = undefined;
}

/**
 * Marks a link as followed, so that the first frame after a click shows that it worked. The mark is set on the element,
 * because rendering even the menu alone takes longer than that frame on a slow phone.
 */
export function markFollowed(link: HTMLElement): void {
  clearFollowed();
  link.dataset['followed'] = '';
  followed = link;
}
