import type { Browser, Page } from 'playwright';
import type { Member } from '../browser/member.ts';
import { untilSettled } from '../browser/settle.ts';
import { median } from '../harness/median.ts';

/** The emulated phone: the factor by which the processor is slower, and the round trip, in milliseconds. */
const SLOWDOWN = 4;
const ROUND_TRIP_MS = 150;

/** The time that a member points at a link before the click, in milliseconds. */
const INTENT_MS = 1000;

const destinations = [
  { link: 'Archief', heading: 'Archief' },
  { link: 'Actiepunten', heading: 'Actiepunten' },
  { link: 'Vergaderingen', heading: 'Vergaderingen' },
  { link: 'Formulieren', heading: 'Formulieren' },
] as const;

/** `unseen` clicks without pointing first, `intent` points at the link before the click, and `seen` has opened the page before. */
const walkKinds = ['unseen', 'intent', 'seen'] as const;
type WalkKind = (typeof walkKinds)[number];

/** The times of a walk from the overview to a page, in milliseconds. */
interface Walk {
  to: string;
  kind: WalkKind;
  content: number;
}

export interface Walks {
  walks: Walk[];
  /** The time of the slowest interaction until the next paint, in milliseconds. */
  interaction: number;
}

function noteInteractions(): void {
  const durations: number[] = [];
  Reflect.set(window, 'benchInteractions', durations);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Number(Reflect.get(entry, 'interactionId')) > 0) durations.push(entry.duration);
    }
  });
  // 16 ms is the shortest duration that browsers report.
  observer.observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }));
}

/** Runs in the page: starts a promise with the time from the next click until a page is painted. */
function startTiming(heading: string): void {
  const timing = new Promise<number>((resolve) => {
    const onClick = ({ timeStamp }: Event): void => {
      const look = (): void => {
        const isShown =
          document.querySelector('h1')?.textContent === heading &&
          document.querySelector('main [aria-busy="true"]') === null;
        // The frame is painted before the first task after it. This priority is above that of the effects of React.
        if (isShown) {
          void scheduler.postTask(() => resolve(performance.now() - timeStamp), {
            priority: 'user-blocking',
          });
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', onClick, { capture: true, once: true });
  });
  Reflect.set(window, 'benchTiming', timing);
}

const timed = async (page: Page): Promise<number> => {
  const time: unknown = await page.evaluate((): unknown => Reflect.get(window, 'benchTiming'));
  return typeof time === 'number' ? time : Number.NaN;
};

async function openOverview(browser: Browser, url: string, member: Member): Promise<Page> {
  const context = await browser.newContext({ storageState: member.browser, locale: 'nl-NL' });
  const page = await context.newPage();
  await page.addInitScript(noteInteractions);
  await page.goto(url);
  await untilSettled(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

async function walkTwice(
  page: Page,
  { link: name, heading }: (typeof destinations)[number],
  kind: 'unseen' | 'intent',
): Promise<Walk[]> {
  const link = page.getByRole('link', { name, exact: true }).first();
  await page.evaluate(startTiming, heading);
  if (kind === 'unseen') await link.dispatchEvent('click');
  else {
    await link.hover();
    await page.waitForTimeout(INTENT_MS);
    await link.click();
  }
  const first = await timed(page);
  await page.goBack();
  await untilSettled(page);
  await page.evaluate(startTiming, heading);
  await link.dispatchEvent('click');
  return [
    { to: heading, kind, content: first },
    { to: heading, kind: 'seen', content: await timed(page) },
  ];
}

async function walkEverywhere(browser: Browser, url: string, member: Member): Promise<Walks> {
  const walks: Walk[] = [];
  const interactions: number[] = [0];
  for (const destination of destinations) {
    for (const kind of ['unseen', 'intent'] as const) {
      const page = await openOverview(browser, url, member);
      walks.push(...(await walkTwice(page, destination, kind)));
      const durations = await page.evaluate((): unknown => Reflect.get(window, 'benchInteractions'));
      if (Array.isArray(durations)) interactions.push(...durations.map(Number));
      await page.context().close();
    }
  }
  return { walks, interaction: Math.max(...interactions) };
}

export async function measureWalks(
  browser: Browser,
  url: string,
  member: Member,
  visits: number,
): Promise<Walks> {
  const rounds: Walks[] = [];
  for (let round = 0; round < visits; round += 1) rounds.push(await walkEverywhere(browser, url, member));
  const walks = rounds.flatMap((round) => round.walks);
  return {
    walks: destinations.flatMap(({ heading }) =>
      walkKinds.map((kind) => ({
        to: heading,
        kind,
        content: median(
          walks.filter((walk) => walk.to === heading && walk.kind === kind).map(({ content }) => content),
        ),
      })),
    ),
    interaction: median(rounds.map(({ interaction }) => interaction)),
  };
}
