import { build } from 'vite';

/** `node bundle.ts <module> <folder> <condition>…` is a program, because Vite does not run inside Jest. */
const [entry = '', outDir = '', ...conditions] = process.argv.slice(2);

await build({
  configFile: false,
  logLevel: 'error',
  resolve: { conditions },
  build: { outDir, target: 'es2022', lib: { entry, formats: ['es'], fileName: 'bundle' } },
});
