import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);
const local = (path) => fileURLToPath(new URL(path, import.meta.url));

const common = {
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
};

/** `*.test.ts` runs in Node, `*.test.tsx` in a document. */
export default {
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
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
