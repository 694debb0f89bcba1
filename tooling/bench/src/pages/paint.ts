import type { Browser } from 'playwright';
import { type Visitor, withSlowPhone } from '../browser/open-browser.ts';
import { median } from '../harness/percentile.ts';

/** What a visit to a page costs. Times are in milliseconds. */
export interface Paint {
  /** The largest contentful paint (LCP). */
  largestPaint: number;
  /** What each long task after the first paint takes above 50 ms, together. */
  blocking: number;
  /** The time in which scripts run. */
  scripts: number;
  /** The requests for scripts and style sheets until the `load` event. */
  fileRequests: number;
}

interface PaintedVisitor extends Visitor {
  /** Whether the browser loads no script: the same markup, styles, font and pictures. */
  isUnscripted?: boolean;
}

/** The time after the `load` event in which a slow phone starts the page, in milliseconds. Nothing looks at the page meanwhile, because that blocks it too. */
const STARTED_MS = 6000;

function noteEntries(): void {
  const noted = { largestPaint: Number.NaN, longTasks: new Map<number, number>() };
  Reflect.set(window, 'benchPaint', noted);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) noted.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) noted.longTasks.set(startTime, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page. */
function readEntries() {
  const noted: unknown = Reflect.get(window, 'benchPaint');
  const figure = (name: string): unknown =>
    typeof noted === 'object' && noted ? Reflect.get(noted, name) : undefined;
  const longTasks = figure('longTasks');
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
  const [navigation] = performance.getEntriesByType('navigation');
  const loadedAt = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : Infinity;
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => /\.(?:js|css)$/u.test(name) && startTime < loadedAt);
  return {
    largestPaint: Number(figure('largestPaint')),
    blocking: [...(longTasks instanceof Map ? longTasks : [])]
      .filter(([start]) => start >= firstPaint)
      .reduce((sum, [, time]) => sum + Number(time), 0),
    fileRequests: files.length,
  };
}

const visit = (browser: Browser, { isUnscripted = false, ...visitor }: PaintedVisitor): Promise<Paint> =>
  withSlowPhone(browser, visitor, async (page, session) => {
    await page.addInitScript(noteEntries);
    if (isUnscripted) await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await session.send('Performance.enable');
    await page.goto(visitor.url);
    await page.waitForTimeout(STARTED_MS);
    const { metrics } = await session.send('Performance.getMetrics');
    const scripts = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
    return { ...(await page.evaluate(readEntries)), scripts: scripts * 1000 };
  });

/** Visits a page so many times, each with a new profile of the browser, and returns the median of each figure. */
export async function measurePaint(
  browser: Browser,
  visitor: PaintedVisitor,
  visits: number,
): Promise<Paint> {
  const paints: Paint[] = [];
  while (paints.length < visits) paints.push(await visit(browser, visitor));
  const middle = (name: keyof Paint): number => median(paints.map((paint) => paint[name]));
  return {
    largestPaint: middle('largestPaint'),
    blocking: middle('blocking'),
    scripts: middle('scripts'),
    fileRequests: middle('fileRequests'),
  };
}
