export { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
export { TEST_PASSWORD, type TestResponse, type TestCall, type TestClient } from './test-client.ts';
export { readyStream } from './ready-stream.ts';
export type { TestClock } from './test-clock.ts';
export { testBrand, testConfig } from './test-config.ts';
export { cloneDatabase, type TestDatabase } from './test-database.ts';
export type { Builders } from './builders.ts';
export { untilACallWaits } from './until-a-call-waits.ts';
