/** `stray` is no damage, because the daily job removes such bytes. `unknown` is not a file of the portal, and stays. */
export interface Finding {
  fault: 'missing' | 'wrong size' | 'changed' | 'unreadable' | 'stray' | 'unknown';
  key: string;
  details: string;
}

/** More keys are not remembered, and may count twice. So many mean that the store is not that of the database. */
const KEYS_MAX = 100_000;

export interface DamageCount {
  add: (finding: Finding) => void;
  /** The number of damaged files. */
  total: () => number;
}

/** Reports and counts each damaged file once, however many rows need it and whatever is wrong with it. */
export function createDamageCount(report: (finding: Finding) => void): DamageCount {
  const keys = new Set<string>();
  let total = 0;
  return {
    add: (finding) => {
      if (keys.has(finding.key)) return;
      if (keys.size < KEYS_MAX) keys.add(finding.key);
      total += 1;
      report(finding);
    },
    total: () => total,
  };
}
