import { copyDemoData } from '@mijn/server/testing/demo-data';
import { emptyBrowser, openMember } from '../browser/member.ts';
import { withBrowser } from '../browser/open-browser.ts';
import { type Check, printChecks } from '../harness/report.ts';
import { withServer } from '../harness/with-server.ts';
import { pickByName } from '../parameters.ts';
import { listScreens, type Screen } from '../screens.ts';
import { expectedWaits } from './expectations.ts';
import { recordVisit } from './record.ts';

const AT_ONCE = 3;

/** A timer that fires late on a busy machine makes a chain longer in one visit, but a request that waits for another is in every visit. */
const VISITS = 3;

type Visit = Awaited<ReturnType<typeof recordVisit>>;

async function checkFlow(screen: Screen, visit: () => Promise<Visit>): Promise<Check> {
  const expected = expectedWaits(screen);
  const name = `${screen.name} waits for at most ${expected.steps} requests one after another, and makes at most ${expected.calls} calls`;
  for (let attempt = 1; ; attempt += 1) {
    const { steps, calls, chain } = await visit();
    const isMet = steps <= expected.steps && calls <= expected.calls;
    const lines = chain.map(({ kind, path }) => `\n    ${kind.padEnd(8)} ${path}`);
    if (isMet || attempt === VISITS) return { name, isMet, found: `${steps} and ${calls}${lines.join('')}` };
  }
}

/** Opens the named screens, or all, in the demo, and prints the longest chain of requests of each. */
export const measureFlows = async (names: readonly string[]): Promise<Check[]> =>
  withServer(
    async ({ server: { url } }) => {
      const member = await openMember(url);
      const waiting = [...pickByName(await listScreens(member.ids), names)];
      const checks: Check[] = [];
      await withBrowser(async (browser) => {
        const work = async (): Promise<void> => {
          for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
            const { path, isForMembers } = screen;
            const state = isForMembers ? member.browser : emptyBrowser;
            const check = await checkFlow(screen, async () => recordVisit(browser, url + path, state));
            printChecks([check]);
            checks.push(check);
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, work));
      });
      return checks;
    },
    { prepare: copyDemoData },
  );
