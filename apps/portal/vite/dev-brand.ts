import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const DEMO_BRAND = path.resolve(import.meta.dirname, '../../server/demo/brand.json');

/** Adds the brand to index.html in development. In production the server adds it. */
export function devBrand(): Plugin {
  return {
    name: 'dev-brand',
    apply: 'serve',
    transformIndexHtml: async () => [
      {
        tag: 'script',
        attrs: { type: 'application/json', id: 'brand' },
        children: await readFile(process.env['BRAND_FILE'] ?? DEMO_BRAND, 'utf8'),
        injectTo: 'head',
      },
    ],
  };
}
