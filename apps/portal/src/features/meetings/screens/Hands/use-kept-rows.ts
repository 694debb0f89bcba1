import type { BallotApartment } from '@mijn/domain/ballots';
import { useState } from 'react';
import { keepPlaces, type KeptRow } from './kept-rows.ts';

interface Kept {
  /** The list whose rows are kept: its search, filter and page. */
  list: string;
  from: readonly BallotApartment[] | undefined;
  rows: readonly KeptRow<BallotApartment>[];
}

const NONE: Kept = { list: '', from: undefined, rows: [] };

const idOf = ({ apartment_id }: BallotApartment): string => apartment_id;

/** Returns the rows of a page in the places in which they were first seen. Another search, filter or page begins anew. */
export function useKeptRows(
  list: string,
  fresh: readonly BallotApartment[] | undefined,
): readonly KeptRow<BallotApartment>[] | undefined {
  const [kept, setKept] = useState(NONE);
  if (fresh === undefined) return undefined;
  if (kept.list === list && kept.from === fresh) return kept.rows;
  const rows = keepPlaces(kept.list === list ? kept.rows : [], fresh, idOf);
  setKept({ list, from: fresh, rows });
  return rows;
}
