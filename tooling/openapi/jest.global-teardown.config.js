export { stopTestServer as default } from '@mijn/server/testing/server';
