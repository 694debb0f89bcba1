import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { createConsumer, run } from './consumer.ts';
import { projectRoot } from './places.ts';

/** Another provider builds outside the workspace too: with the tarballs of the published packages, and nothing else. */
const folder = await createConsumer({ packages: ['domain', 'api'] });
try {
  for (const part of ['index.html', 'tsconfig.json', 'src']) {
    await cp(part, path.join(folder, part), { recursive: true });
  }
  run(path.join(projectRoot, 'node_modules/.bin/tsc'), ['-p', folder], folder);
  await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'warn',
    build: { outDir: path.resolve('dist'), emptyOutDir: true },
  });
} finally {
  await rm(folder, { recursive: true });
}
