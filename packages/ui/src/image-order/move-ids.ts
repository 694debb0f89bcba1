/** Where dropped images go: before or after another one. */
export interface DropPlace {
  key: string;
  position: 'before' | 'after';
}

/** The order after some are dropped before or after another one; they keep their own order. */
export function moveIds(ids: readonly string[], moved: ReadonlySet<string>, to: DropPlace): string[] {
  if (moved.has(to.key)) return [...ids];
  return ids.flatMap((id) => {
    if (moved.has(id)) return [];
    if (id !== to.key) return [id];
    const dropped = ids.filter((other) => moved.has(other));
    return to.position === 'before' ? [...dropped, id] : [id, ...dropped];
  });
}

/** The order after one goes a place forward (-1) or back (1); at the end it stays where it is. */
export function stepId(ids: readonly string[], id: string, direction: 1 | -1): string[] {
  const neighbour = ids[ids.indexOf(id) + direction];
  if (!ids.includes(id) || neighbour === undefined) return [...ids];
  return moveIds(ids, new Set([id]), { key: neighbour, position: direction === 1 ? 'after' : 'before' });
}
