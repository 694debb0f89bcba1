import path from 'node:path';
import { pdfDecoders } from '@mijn/ui/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { chunkModules } from './vite/chunk-modules.ts';
import { devBrand } from './vite/dev-brand.ts';
import { dropUnusedComponents } from './vite/drop-unused-components.ts';
import { fileNames } from './vite/first-files.ts';
import { iconsApart } from './vite/icons-apart.ts';
import { minifyPublicScripts } from './vite/minify-public-scripts.ts';
import { preloadFont } from './vite/preload-font.ts';
import { routeFiles } from './vite/route-files.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { shortClassNames } from './vite/short-class-names.ts';
import { withoutProgress } from './vite/without-progress.ts';

/** The oldest ECMAScript version of the build. A browser without it shows the static warning in public/. */
const OLDEST_SYNTAX = 'es2022';

const NAMED_CHUNKS = new Set(['early', 'libraries', 'portal', 'later', 'members']);

const OF_PAGE = /\/(?:early|libraries|portal)-[^/]+[.]js$/u;

/** Returns the pattern of a file name. The sign-in page lists all files, so that most names are a hash only. */
const assetPattern = (names: readonly string[]): string =>
  names.some((name) => name.endsWith('.css')) ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]';

/** A path with a dot is not served as a file. */
const SERVER_FOLDER = 'dist/.server';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    iconsApart(),
    dropUnusedComponents(),
    withoutProgress(),
    pdfDecoders(assetPattern),
    { ...optimizeLocales.vite({ locales: ['nl-NL'] }), enforce: 'pre' },
    !isSsrBuild && compression({ algorithms: ['brotliCompress', 'gzip'], threshold: 512 }),
    devBrand(),
    !isSsrBuild && minifyPublicScripts(),
    preloadFont(),
    routeFiles(),
    chunkModules(),
    serviceWorker(),
  ],
  resolve: {
    alias: [
      // Lodash can copy anything, reads names with quotes, and is 9 kB larger than Formik needs.
      { find: 'lodash-es/cloneDeep', replacement: path.resolve(import.meta.dirname, 'vite/clone-deep.js') },
      { find: 'lodash-es/clone', replacement: path.resolve(import.meta.dirname, 'vite/clone.js') },
      { find: 'lodash-es/toPath', replacement: path.resolve(import.meta.dirname, 'vite/to-path.js') },
      // The components are Dutch in every browser. The first question about its locales blocks a phone for 200 ms.
      {
        find: /^.*\/useDefaultLocale\.mjs$/u,
        replacement: path.resolve(import.meta.dirname, 'vite/dutch-locale.js'),
      },
      // The icons can be resized, turned and stacked, which the portal does not do, and describe their properties at run time.
      { find: '@mdi/react', replacement: path.resolve(import.meta.dirname, 'vite/mdi-react.ts') },
      // The portal has no class components, of which Formik would copy the static fields.
      {
        find: 'hoist-non-react-statics',
        replacement: path.resolve(import.meta.dirname, 'vite/hoist-statics.js'),
      },
    ],
  },
  css: { modules: { generateScopedName: shortClassNames() } },
  // The server needs no packages of the portal beside this build, and its libraries are those for production.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: isSsrBuild
    ? {
        outDir: SERVER_FOLDER,
        target: 'node24',
        minify: false,
        copyPublicDir: false,
        rolldownOptions: { output: { codeSplitting: false } },
      }
    : {
        manifest: true,
        // The licences of the libraries ask that their texts go along.
        license: { fileName: 'licenses.md' },
        target: OLDEST_SYNTAX,
        // The login route needs terser to stay within its budget.
        minify: 'terser',
        terserOptions: {
          ecma: 2020,
          module: true,
          // The unsafe options break code that calls a function expression with `new`, which then throws. Pure getters
          // drop the reading of an unused property, so that a layout is forced by a call (`getBoundingClientRect`).
          compress: {
            passes: 9,
            inline: false,
            keep_infinity: true,
            properties: false,
            pure_getters: true,
            unsafe_arrows: true,
            unsafe_methods: true,
          },
          // A function in parentheses is compiled while the file arrives, and not when it is first called, which blocks the page: React is one.
          format: { ecma: 2020, wrap_func_args: true },
        },
        modulePreload: {
          polyfill: false,
          // The scripts of the page are there when it imports any other.
          resolveDependencies: (_, files) => files.filter((file) => !OF_PAGE.test(file)),
        },
        rolldownOptions: {
          output: {
            chunkFileNames: ({ name }) =>
              NAMED_CHUNKS.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: fileNames(), debugName: 'few-files' }],
            },
          },
        },
      },
  server: { port: 5173, proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
}));
