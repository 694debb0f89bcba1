import { getJestConfig } from '@storybook/test-runner';
import { browserArguments } from '../browser.js';

const config = getJestConfig();

/** The default configuration of the test runner with the browser that was found on this machine. */
export default {
  ...config,
  testTimeout: 30_000,
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions?.['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { executablePath: process.env.STORIES_BROWSER, args: browserArguments },
    },
  },
};
