/** The clock of a server under test. The time changes only when a test adds to it. */
export interface TestClock {
  now: () => Date;
  /** Adds a number of milliseconds to the time. */
  pass: (milliseconds: number) => void;
  /** Returns the number of milliseconds that a test has added so far. */
  passed: () => number;
}

/**
 * Creates a clock.
 * @param start the initial time. The default is the real time.
 */
export function createTestClock(start = new Date()): TestClock {
  let passed = 0;
  return {
    now: () => new Date(start.getTime() + passed),
    pass: (milliseconds) => {
      passed += milliseconds;
    },
    passed: () => passed,
  };
}
