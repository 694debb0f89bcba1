import { createRequire } from 'node:module';
import path from 'node:path';
import * as matchers from '@testing-library/jest-dom/matchers';
import { afterEach, beforeEach, expect } from '@jest/globals';

const { cleanup, configure, getConfig } = createRequire(path.resolve('package.json'))(
  '@testing-library/react',
);

/** As the timeout of a test, this one is long because other test runs may use the machine at the same time. */
const config = { ...getConfig(), asyncUtilTimeout: 10_000 };

/** Sets up a file that is about to be loaded: the matchers, and the hooks that Testing Library adds otherwise. */
export default function setUpFile() {
  expect.extend(matchers);
  configure(config);
  beforeEach(() => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  });
  afterEach(() => cleanup());
}
