/** The clock changes only when a test adds to its time. */
export interface TestClock {
  now: () => Date;
  pass: (milliseconds: number) => void;
  passed: () => number;
}

/** The default time is the real time. */
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
