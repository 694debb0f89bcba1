import type { Hit } from './find-hits.ts';

/** The rectangle of a part of a hit, in percentages of the page, so that it keeps its position at every zoom. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the rectangles of a hit on its page. `runs` are the elements of the text layer. */
export function boxesOf(hit: Hit, runs: readonly HTMLElement[], page: Element): Box[] {
  const { start, end } = hit;
  const from = runs[start.run]?.firstChild;
  const to = runs[end.run]?.firstChild;
  if (!from || !to) return [];
  const range = document.createRange();
  range.setStart(from, start.offset);
  range.setEnd(to, end.offset);
  const frame = page.getBoundingClientRect();
  return Array.from(range.getClientRects(), ({ left, top, width, height }) => ({
    left: ((left - frame.left) / frame.width) * 100,
    top: ((top - frame.top) / frame.height) * 100,
    width: (width / frame.width) * 100,
    height: (height / frame.height) * 100,
  })).filter(({ width }) => width > 0);
}
