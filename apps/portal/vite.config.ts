import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { devBrand } from './vite/dev-brand.ts';
import { preloadLogin } from './vite/preload-login.ts';

/** The oldest syntax the portal is delivered in; a browser that stumbles over it gets the static warning of public/. */
const OLDEST_SYNTAX = 'es2022';

/** What every page needs before its screen: one file, so that it is compressed as one and fetched at once. */
const LIBRARIES_OF_EVERY_PAGE =
  /node_modules\/(react|react-dom|scheduler|react-router|react-redux|redux|redux-thunk|redux-persist|@reduxjs|immer|reselect|ky|use-sync-external-store|@standard-schema|@mdi|prop-types|formik|lodash-es|react-fast-compare|deepmerge|hoist-non-react-statics|react-is|tiny-warning)\//;

/** The portal's own pieces that this many screens share travel together; the texts of errors come with the first error. */
const OWN_PIECES = /\/(apps\/portal|packages)\/(?!api\/src\/texts\/(?!messages|network))/;
const SHARED_FROM = 5;

export default defineConfig({
  plugins: [
    react(),
    { ...optimizeLocales.vite({ locales: ['nl-NL'] }), enforce: 'pre' },
    compression({ algorithms: ['brotliCompress', 'gzip'], threshold: 512 }),
    devBrand(),
    preloadLogin(),
  ],
  build: {
    manifest: true,
    target: OLDEST_SYNTAX,
    // Smaller than the built-in minifier by what the login route needs to stay within its budget.
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3 }, format: { ecma: 2020 } },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'libraries', test: LIBRARIES_OF_EVERY_PAGE },
            { name: 'shared', test: OWN_PIECES, minShareCount: SHARED_FROM },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
});
