/** A row of a list that is worked through while others change it. */
export interface KeptRow<Row> {
  row: Row;
  /** Whether the list has no such row any more. */
  isGone: boolean;
}

/**
 * Returns the rows of a page in the places that they had, so that nothing moves below a finger while votes come in. A row that left the
 * list stays, and says so. New rows come last.
 */
export function keepPlaces<Row>(
  kept: readonly KeptRow<Row>[],
  fresh: readonly Row[],
  idOf: (row: Row) => string,
): readonly KeptRow<Row>[] {
  const byId = new Map(fresh.map((row) => [idOf(row), row]));
  const known = new Set(kept.map(({ row }) => idOf(row)));
  return [
    ...kept.map(({ row }) => {
      const now = byId.get(idOf(row));
      return { row: now ?? row, isGone: now === undefined };
    }),
    ...fresh.filter((row) => !known.has(idOf(row))).map((row) => ({ row, isGone: false })),
  ];
}
