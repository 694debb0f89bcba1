import type { Hit } from './find-hits.ts';

/** A piece of a hit, in percentages of its page, so that it stays in its place at every size. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a hit is on its page. @param runs the elements of the text layer, one for each run */
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
