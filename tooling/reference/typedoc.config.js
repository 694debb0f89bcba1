import { entries } from './entries.js';

/** The reference pages of the published packages, made from their docstrings. */
export default {
  name: '@mijn/api',
  plugin: ['./module-names.js'],
  entryPoints: entries.map(({ source }) => source),
  out: 'dist',
  readme: '../../packages/api/README.md',
  disableSources: true,
  excludeExternals: true,
  validation: { notExported: false, invalidLink: true },
  treatWarningsAsErrors: true,
};
