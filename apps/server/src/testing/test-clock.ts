/** The time of a server under test: it stands still at the real time of its start, but for what a test adds. */
export interface TestClock {
  now: () => Date;
  /** Lets time pass, in milliseconds. */
  pass: (milliseconds: number) => void;
  /** The milliseconds that a test has added so far. */
  passed: () => number;
}

export function createTestClock(): TestClock {
  let passed = 0;
  const start = Date.now();
  return {
    now: () => new Date(start + passed),
    pass: (milliseconds) => {
      passed += milliseconds;
    },
    passed: () => passed,
  };
}
