import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { devBrand } from './vite/dev-brand.ts';

/** The oldest syntax the portal is delivered in: browsers below it get the static warning of public/. */
const OLDEST_SYNTAX = ['es2020', 'chrome87', 'edge88', 'firefox78', 'safari14'];

export default defineConfig({
  plugins: [
    react(),
    { ...optimizeLocales.vite({ locales: ['nl-NL'] }), enforce: 'pre' },
    compression({ algorithms: ['brotliCompress', 'gzip'], threshold: 512 }),
    devBrand(),
  ],
  build: { manifest: true, target: OLDEST_SYNTAX },
  server: { port: 5173, proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
});
