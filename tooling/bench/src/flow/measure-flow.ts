import { openBrowser } from '../browser/open-browser.ts';
import { emptyBrowser, openMember } from '../browser/member.ts';
import { pathFor, type Screen } from '../screens.ts';
import { isMore, longestChain, type SeenRequest, type Waits, waitsOf } from './chain.ts';
import { expectedWaits } from './expectations.ts';
import { recordVisit, type Visit } from './record.ts';

const AT_ONCE = 3;

/** A timer that fires late on a busy machine makes a chain longer in one visit, but a request that waits for another is in every visit. */
const VISITS = 3;

export interface Flow {
  screen: Screen;
  chain: readonly SeenRequest[];
  waits: Waits;
  expected: Waits;
  isKept: boolean;
}

async function flowOf(screen: Screen, visit: () => Promise<Visit>): Promise<Flow> {
  const expected = expectedWaits(screen);
  for (let attempt = 1; ; attempt += 1) {
    const { requests, shownAt } = await visit();
    const waits = waitsOf(requests, shownAt);
    const isKept = !isMore(waits, expected);
    const chain = longestChain(requests.filter(({ startedAt }) => startedAt < shownAt));
    if (isKept || attempt === VISITS) return { screen, chain, waits, expected, isKept };
  }
}

export async function measureFlows(
  url: string,
  screens: readonly Screen[],
  onFlow: (flow: Flow) => void,
): Promise<void> {
  const member = await openMember(url);
  const browser = await openBrowser();
  try {
    const waiting = [...screens];
    const work = async (): Promise<void> => {
      for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
        const state = screen.isForMembers ? member.browser : emptyBrowser;
        onFlow(
          await flowOf(screen, async () => recordVisit(browser, url + pathFor(screen, member.ids), state)),
        );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await browser.close();
  }
}
