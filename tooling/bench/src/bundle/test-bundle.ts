import { screensWithoutShell } from '../budgets.ts';
import { builtPortalFolder } from '../places.ts';
import { heaviestOf } from './heaviest.ts';
import { measureBundle } from './measure.ts';
import { checkLines, routeLines, weightLines } from './print.ts';
import { writeReport } from './report.ts';

/** This script tests the byte budgets. For a screen over its budget it prints the heaviest packages and folders. */
const { routes, checks } = await measureBundle(builtPortalFolder);
const broken = checks.filter(({ isMet }) => !isMet);
for (const line of [...routeLines(routes), '', ...checkLines(checks)]) console.log(line);

const [first] = broken.flatMap(({ route }) => route ?? []);
if (first) {
  const weights = await heaviestOf(first.name, !screensWithoutShell.includes(first.name));
  console.log(['', `The heaviest in ${first.name}:`, ...weightLines(weights)].join('\n'));
}

await writeReport('bundle', checks);
process.exitCode = broken.length > 0 ? 1 : 0;
