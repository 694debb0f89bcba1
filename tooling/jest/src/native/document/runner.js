import TestRunner from 'jest-runner';

/**
 * Runs test files in processes of their own, even if there is only one: they make a window of the global object, in
 * which neither Jest itself nor a test in Node can run.
 */
export default class DocumentRunner extends TestRunner {
  runTests(tests, watcher, options) {
    return super.runTests(tests, watcher, { ...options, serial: false });
  }
}
