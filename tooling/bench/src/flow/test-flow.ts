import { copyDemoData } from '@mijn/server/testing/demo-data';
import type { Check } from '../bundle/checks.ts';
import { readManifest, screensOf } from '../bundle/manifest.ts';
import { writeReport } from '../bundle/report.ts';
import { builtPortalFolder } from '../places.ts';
import { withServer } from '../harness/with-server.ts';
import { screens } from '../screens.ts';
import { measureFlows } from './measure-flow.ts';
import { flowLines } from './print-flow.ts';

const names = new Set(screens.map(({ name }) => name));
const unknown = screensOf(await readManifest(builtPortalFolder)).filter(({ name }) => !names.has(name));
const checks: Pick<Check, 'name' | 'isMet'>[] = [
  {
    name: `every screen has a path in screens.ts${unknown.map(({ name }) => `, also ${name}`).join('')}`,
    isMet: unknown.length === 0,
  },
];

await withServer(
  async ({ server }) =>
    measureFlows(server.url, screens, (flow) => {
      const { steps, calls } = flow.expected;
      const name = `${flow.screen.name} waits for at most ${steps} requests one after another, and makes at most ${calls} calls`;
      checks.push({ name, isMet: flow.isKept });
      if (!flow.isKept) for (const line of flowLines(flow)) console.log(line);
    }),
  { prepare: copyDemoData },
);

await writeReport('flow', checks);
const broken = checks.filter(({ isMet }) => !isMet);
for (const { name } of broken) console.log(`failed: ${name}`);
console.log(`${checks.length - broken.length} of ${checks.length} screens wait for no more than expected.`);
process.exitCode = broken.length > 0 ? 1 : 0;
