import { entries } from './entries.js';

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
