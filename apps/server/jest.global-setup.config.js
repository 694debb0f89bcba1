/** One throw-away cluster for the run of all suites. */
export { startTestServer as default } from './src/testing/test-server.ts';
