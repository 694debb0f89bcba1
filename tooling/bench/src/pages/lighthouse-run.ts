import { launch } from 'chrome-launcher';
import { browserArguments, findBrowser } from '@mijn/stories/browser';
import lighthouse from 'lighthouse';
import { median } from '../median.ts';
import { setCookies } from './set-cookies.ts';

const RUNS = 3;
const ATTEMPTS = 3;

/** The figures that Lighthouse reports for a page. */
export interface PageFigures {
  /** The scores, from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  /**
   * The time until the largest contentful paint, in milliseconds, on a mid-range phone with a slow
   * connection.
   */
  largestPaint: number;
  /** The compressed bytes of JavaScript that the browser fetched. */
  scriptBytes: number;
  /** The URL at the end of the visit. It differs from the requested URL if the page redirected. */
  endAddress: string;
  /** The audits that lower the score for accessibility or best practices. */
  faults: string[];
}

type LighthouseResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function scriptBytesOf({ audits }: LighthouseResult): number {
  const details = audits['network-requests']?.details;
  if (details?.type !== 'table') return 0;
  return details.items
    .filter((item) => item['resourceType'] === 'Script')
    .reduce((sum, item) => sum + Number(item['transferSize']), 0);
}

function faultsOf({ categories, audits }: LighthouseResult): string[] {
  return ['accessibility', 'best-practices'].flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const score = audits[id]?.score ?? null;
      return weight > 0 && score !== null && score < 1 ? [id] : [];
    }),
  );
}

async function runOnce(url: string, cookie: string | undefined): Promise<PageFigures> {
  const browser = findBrowser();
  if (browser === undefined) {
    throw new Error(
      'There is no browser on this machine: install Chrome or Chromium, or set CHROME_PATH to one.',
    );
  }
  const chrome = await launch({ chromePath: browser, chromeFlags: browserArguments, logLevel: 'silent' });
  try {
    if (cookie !== undefined) await setCookies(chrome.port, url, cookie);
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      // The storage is not reset, because the browser is new and the session cookie must be kept.
      disableStorageReset: true,
    });
    if (!result) throw new Error(`Lighthouse has nothing to say of ${url}.`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${url} could not be judged: ${lhr.runtimeError.message}`);
    const score = (category: string): number => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      largestPaint: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      scriptBytes: scriptBytesOf(lhr),
      endAddress: lhr.finalDisplayedUrl,
      faults: faultsOf(lhr),
    };
  } finally {
    chrome.kill();
  }
}

/**
 * Visits a page until Lighthouse returns figures. On a busy machine a browser sometimes loses the recording
 * of a visit, and the visit is then repeated.
 */
async function runUntilJudged(url: string, cookie: string | undefined): Promise<PageFigures> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(url, cookie);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** Returns the median of each figure over three visits. Each visit uses a new browser. */
export async function visit(url: string, cookie?: string): Promise<PageFigures> {
  const runs: PageFigures[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runUntilJudged(url, cookie));
  const middle = (pick: (figures: PageFigures) => number): number => median(runs.map(pick));
  return {
    performance: middle(({ performance }) => performance),
    accessibility: middle(({ accessibility }) => accessibility),
    bestPractices: middle(({ bestPractices }) => bestPractices),
    largestPaint: middle(({ largestPaint }) => largestPaint),
    scriptBytes: middle(({ scriptBytes }) => scriptBytes),
    endAddress: runs.at(-1)?.endAddress ?? url,
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  };
}
