import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' };
import type { Plugin } from 'vite';

/**
 * Builds the decoders of pdf.js into a folder named after the version of pdf.js. The worker of pdf.js
 * requests the decoders by their original names, so the names have no hash. Because the folder has the
 * version, browsers may cache the decoders for a year.
 * @param patternOf returns the pattern of the file name of any other asset, from its names.
 */
export function pdfDecoders(
  patternOf: (names: readonly string[]) => string = () => 'assets/[name]-[hash][extname]',
): Plugin {
  return {
    name: 'pdf-decoders',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            assetFileNames: ({ names, originalFileNames }) =>
              originalFileNames.some((file) => file.includes('pdfjs-dist/wasm/'))
                ? `assets/pdfjs-${pdfjs.version}/[name][extname]`
                : patternOf(names),
          },
        },
      },
    }),
  };
}
