import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' };
import type { Plugin } from 'vite';

/**
 * Gives the decoders of pdf.js a folder of its version. Its worker asks for them by their own names, so those carry
 * no hash, and yet browsers may keep them for a year.
 */
export function pdfDecoders(): Plugin {
  return {
    name: 'pdf-decoders',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            assetFileNames: ({ originalFileNames }) =>
              originalFileNames.some((file) => file.includes('pdfjs-dist/wasm/'))
                ? `assets/pdfjs-${pdfjs.version}/[name][extname]`
                : 'assets/[name]-[hash][extname]',
          },
        },
      },
    }),
  };
}
