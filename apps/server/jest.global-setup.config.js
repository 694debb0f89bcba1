/** All suites share one throw-away cluster. */
export { startTestServer as default } from './src/testing/test-server.ts';
