import { build } from 'vite';

/**
 * Bundles a module and everything that it imports: `node bundle.ts <module> <folder> <condition>…`. It is a
 * program, because Vite does not run inside Jest.
 */
const [entry = '', outDir = '', ...conditions] = process.argv.slice(2);

await build({
  configFile: false,
  logLevel: 'error',
  resolve: { conditions },
  build: { outDir, target: 'es2022', lib: { entry, formats: ['es'], fileName: 'bundle' } },
});
