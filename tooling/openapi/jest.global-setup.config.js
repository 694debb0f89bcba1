/** One throw-away cluster for the run of all suites. */
export { startTestServer as default } from '@mijn/server/testing/server';
