/** The time of a server under test. It stands still, and a test moves it. */
export interface TestClock {
  now: () => Date;
  /** Lets time pass, in milliseconds. */
  pass: (milliseconds: number) => void;
  /** The milliseconds that a test has added so far. */
  passed: () => number;
}

/** @param start where the clock begins: the real time by default. */
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
