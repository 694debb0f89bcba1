/**
 * Returns a UUID v7 that is the same in every run.
 * @param kind the number of the resource type, so that two types never share an id.
 */
export const idOf = (kind: number, number: number): string =>
  `01890000-${String(kind).padStart(4, '0')}-7000-8000-${String(number).padStart(12, '0')}`;
