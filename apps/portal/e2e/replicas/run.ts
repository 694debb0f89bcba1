import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startReplicas } from '@mijn/server/testing/replicas';
import { serverEnvironment, sharedDataIn } from '../support/folders.ts';
import { serveRestarts } from './restarts.ts';

const portal = path.resolve(import.meta.dirname, '../..');

/**
 * Runs journeys against two servers on one database, behind a proxy, which are restarted again and again, and then looks
 * for lost and doubled writes and mails, and for lost sessions. The arguments are those of Playwright.
 */
const folder = await mkdtemp(path.join(tmpdir(), 'mijn-replicas-'));
const replicas = await startReplicas(sharedDataIn(folder), serverEnvironment);
const restarts = await serveRestarts(replicas.countRestarts);
try {
  const journeys = spawn(
    path.join(portal, 'node_modules/.bin/playwright'),
    ['test', ...process.argv.slice(2)],
    {
      cwd: portal,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        ...replicas.environment,
        E2E_DIR: folder,
        E2E_URL: replicas.url,
        E2E_RESTARTS: restarts.url,
      },
    },
  );
  const [code] = await once(journeys, 'exit');
  const faults = await replicas.finish();
  const sum = `${replicas.countRestarts()} restarts, ${faults.length} faults of writes, mails and sessions.`;
  process.stdout.write([...replicas.listUnanswered(), ...faults, sum, ''].join('\n'));
  process.exitCode = code === 0 && faults.length === 0 && replicas.countRestarts() > 0 ? 0 : 1;
} finally {
  restarts.stop();
  await replicas.stop();
  await rm(folder, { recursive: true, force: true });
}
