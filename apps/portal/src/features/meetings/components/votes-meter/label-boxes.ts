const boxesOf = (elements: Iterable<Element>): DOMRect[] =>
  [...elements].map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0);

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom - 1 &&
  other.top < one.bottom - 1;

/** Returns the boxes of the parts in the bar of a drawn meter, for its stories. */
export const segmentsIn = (root: HTMLElement): DOMRect[] =>
  boxesOf(root.querySelectorAll('[role=img] svg[data-look]'));

/** Returns where the parts of a drawn meter end, as a share of the bar. */
export function shareIn(root: HTMLElement): number {
  const bar = root.querySelector('[role=img]')?.getBoundingClientRect();
  return ((segmentsIn(root).at(-1)?.right ?? 0) - (bar?.left ?? 0)) / (bar?.width ?? 1);
}

/** Returns how many labels of a drawn meter are to be seen, and how many of them cross a label, a line or the edge of the card. */
export function labelsIn(root: HTMLElement): { seen: number; crossed: number } {
  const labels = boxesOf(root.querySelectorAll('text'));
  const lines = boxesOf(root.querySelectorAll('rect'));
  const card = root.querySelector('section')?.getBoundingClientRect();
  const isCrossed = (label: DOMRect): boolean =>
    [...labels, ...lines].some((other) => other !== label && overlap(label, other)) ||
    label.left < (card?.left ?? Infinity) ||
    label.right > (card?.right ?? 0);
  return { seen: labels.length, crossed: labels.filter(isCrossed).length };
}
