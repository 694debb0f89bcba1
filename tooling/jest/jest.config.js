import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);
const local = (file) => fileURLToPath(new URL(file, import.meta.url));

const ofThePackage = (option, name) => {
  const file = path.join(process.cwd(), name);
  return existsSync(file) ? { [option]: file } : {};
};

/** The timeout of a test, in milliseconds. It is long, because other test runs may use the machine at the same time. */
const testTimeout = 60_000;

/** Returns whether the package has React components. Node runs no JSX and no style sheets. */
function hasComponents() {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.resolve('package.json'), 'utf8'));
  return 'react' in { ...dependencies, ...devDependencies };
}

const common = {
  ...ofThePackage('globalSetup', 'jest.global-setup.config.js'),
  ...ofThePackage('globalTeardown', 'jest.global-teardown.config.js'),
  rootDir: process.cwd(),
  roots: ['<rootDir>'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2024',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: {
    '\\.module\\.css$': local('./src/css-module.js'),
    '\\.(css|woff2|svg)$': local('./src/asset.js'),
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
  // A built package has a package.json with the name of its source.
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

const inNode = {
  testEnvironment: local('./src/native/environment.js'),
  runtime: local('./src/native/runtime.js'),
  injectGlobals: false,
};

/** `*.test.ts` and `*.test.js` run in Node, `*.test.tsx` in jsdom. In a package with components, the former run in a VM context as well. */
export default {
  testTimeout,
  reporters: ['default', local('./src/hang-reporter.js')],
  projects: [
    {
      ...common,
      displayName: 'node',
      ...(hasComponents() ? { testEnvironment: 'node' } : inNode),
      testMatch: ['**/*.test.ts', '**/*.test.js'],
    },
    {
      ...common,
      displayName: 'document',
      testEnvironment: resolve('jest-fixed-jsdom'),
      testMatch: ['**/*.test.tsx'],
      setupFilesAfterEnv: [local('./src/setup-document.js')],
    },
  ],
};
