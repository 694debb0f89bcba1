/** Returns a UUID v7 that is the same in every run. The kind keeps the ids of two resource types apart. */
export const idOf = (kind: number, number: number): string =>
  `01890000-${String(kind).padStart(4, '0')}-7000-8000-${String(number).padStart(12, '0')}`;
