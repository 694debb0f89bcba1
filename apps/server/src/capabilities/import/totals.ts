/** Numbers that are added up over the rows of a folder, for each association, so that a total can be checked. */
export interface Totals {
  add: (name: string, associationCode: string, amount: number) => void;
  /** Returns undefined if no row added to the total. */
  of: (name: string, associationCode: string) => number | undefined;
  /** Returns the codes of the associations whose rows added to a total. */
  codesOf: (name: string) => string[];
}

export function createTotals(): Totals {
  const totals = new Map<string, Map<string, number>>();
  return {
    add: (name, code, amount) => {
      const byCode = totals.get(name) ?? new Map<string, number>();
      totals.set(name, byCode.set(code, (byCode.get(code) ?? 0) + amount));
    },
    of: (name, code) => totals.get(name)?.get(code),
    codesOf: (name) => [...(totals.get(name)?.keys() ?? [])],
  };
}
