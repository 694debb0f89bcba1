/** The position of a drop: before or after another photo. */
export interface DropPlace {
  key: string;
  position: 'before' | 'after';
}

/** Returns the order after some ids are moved before or after another id. The moved ids keep their own order. */
export function moveIds(ids: readonly string[], moved: ReadonlySet<string>, to: DropPlace): string[] {
  if (moved.has(to.key)) return [...ids];
  return ids.flatMap((id) => {
    if (moved.has(id)) return [];
    if (id !== to.key) return [id];
    const dropped = ids.filter((other) => moved.has(other));
    return to.position === 'before' ? [...dropped, id] : [id, ...dropped];
  });
}

/** Returns the order after one id moves one position forward (-1) or back (1). At the end of the list the order stays the same. */
export function stepId(ids: readonly string[], id: string, direction: 1 | -1): string[] {
  const neighbour = ids[ids.indexOf(id) + direction];
  if (!ids.includes(id) || neighbour === undefined) return [...ids];
  return moveIds(ids, new Set([id]), { key: neighbour, position: direction === 1 ? 'after' : 'before' });
}
