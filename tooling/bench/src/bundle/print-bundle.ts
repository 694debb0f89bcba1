import { tableOf } from '../harness/report.ts';
import { inKb } from './checks.ts';
import { buildFloor, floorSteps } from './floors.ts';
import { measureBundle } from './measure.ts';

/** Prints the bytes of every page against their budgets, and those of the libraries. */
export async function printBundle(): Promise<void> {
  const { routes } = await measureBundle();
  const printRow = tableOf(44, 10, 10);
  let before = 0;
  for (const [index, { label }] of floorSteps.entries()) {
    const { scriptBytes } = await buildFloor(index + 1);
    printRow([label, inKb(scriptBytes), inKb(scriptBytes - before)]);
    before = scriptBytes;
  }
  const login = routes.find(({ name }) => name === '/login');
  if (login) console.log(`/login is ${(login.scriptBytes / before).toFixed(2)} times the whole floor`);
}
