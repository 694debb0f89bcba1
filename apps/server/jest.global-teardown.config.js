export { stopTestServer as default } from './src/testing/test-server.ts';
