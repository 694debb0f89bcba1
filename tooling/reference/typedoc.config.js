import { entries } from './entries.js';

export default {
  name: '@mijn/api',
  plugin: ['./module-names.js'],
  entryPoints: entries.map(({ declarations }) => declarations),
  // Imports of one package by another get the built one, as for a user of the packages.
  compilerOptions: {
    paths: Object.fromEntries(entries.map(({ specifier, declarations }) => [specifier, [declarations]])),
  },
  out: 'dist',
  readme: '../../packages/api/README.md',
  disableSources: true,
  excludeExternals: true,
  validation: { notExported: false, invalidLink: true },
  treatWarningsAsErrors: true,
};
