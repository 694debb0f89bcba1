import { builtPortalFolder } from '../places.ts';
import { inKb } from './checks.ts';
import { allParts, buildFloor, floorSteps } from './floors.ts';
import { measureBundle } from './measure.ts';
import { checkLines, routeLines } from './print.ts';

export async function printBundle(): Promise<void> {
  const { routes, checks } = await measureBundle(builtPortalFolder);
  console.log(
    ['kB of 1000 bytes, brotli 11', '', ...routeLines(routes), '', ...checkLines(checks), ''].join('\n'),
  );

  const width = Math.max(...floorSteps.map(({ label }) => label.length));
  let before = 0;
  for (const [index, { label }] of floorSteps.entries()) {
    const { scriptBytes } = await buildFloor(`bytes-${index}`, allParts.slice(0, index + 1));
    const added = index === 0 ? '' : `+${inKb(scriptBytes - before)}`;
    console.log(`${label.padEnd(width)} ${inKb(scriptBytes).padStart(9)} ${added.padStart(9)}`);
    before = scriptBytes;
  }
  const login = routes.find(({ name }) => name === 'login');
  if (login) console.log(`\nlogin is ${(login.scriptBytes / before).toFixed(2)} times the whole floor`);
}
