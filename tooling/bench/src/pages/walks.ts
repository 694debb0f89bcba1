import type { Browser } from 'playwright';
import type { Member } from '../browser/member.ts';
import { slowDown, untilSettled, withPage } from '../browser/open-browser.ts';
import { median } from '../harness/percentile.ts';

/** The emulated phone: the factor by which the processor is slower, and the round trip, in milliseconds. */
const SLOWDOWN = 4;
const ROUND_TRIP_MS = 150;

/** The time that a member points at a link before the click, in milliseconds. */
const INTENT_MS = 1000;

/** The links of the menu, which are the headings of their pages too. */
const destinations = ['Archief', 'Actiepunten', 'Vergaderingen', 'Formulieren'] as const;

export interface Walks {
  /**
   * The medians of the times until the content, in milliseconds. `unseen` clicks without pointing first, `intent` points at the link before
   * the click, and `seen` has opened the page before.
   */
  walks: { name: string; content: number }[];
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

/** Walks so many times from the overview to each page, with an emulated phone. */
export async function measureWalks(
  browser: Browser,
  url: string,
  { browser: storageState }: Member,
  visits: number,
): Promise<Walks> {
  const times = new Map<string, number[]>();
  const slowest: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const interactions = [0];
    for (const to of destinations)
      for (const kind of ['unseen', 'intent'] as const)
        await withPage(browser, { storageState }, async (page) => {
          await page.addInitScript(noteInteractions);
          await page.goto(url);
          await untilSettled(page);
          await slowDown(page, ROUND_TRIP_MS, SLOWDOWN);
          // The name of a link goes on with what is new there.
          const link = page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${to}`, 'u') });
          for (const as of [kind, 'seen'] as const) {
            await page.evaluate(startTiming, to);
            if (as === 'intent') {
              await link.hover();
              await page.waitForTimeout(INTENT_MS);
              await link.click();
            } else await link.dispatchEvent('click');
            const time = Number(await page.evaluate((): unknown => Reflect.get(window, 'benchTiming')));
            times.set(`${to}, ${as}`, [...(times.get(`${to}, ${as}`) ?? []), time]);
            await page.goBack();
            await untilSettled(page);
          }
          const durations = await page.evaluate((): unknown => Reflect.get(window, 'benchInteractions'));
          if (Array.isArray(durations)) interactions.push(...durations.map(Number));
        });
    slowest.push(Math.max(...interactions));
  }
  const walks = [...times].map(([name, all]) => ({ name, content: median(all) }));
  return { walks, interaction: median(slowest) };
}
