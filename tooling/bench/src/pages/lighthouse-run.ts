import { launch } from 'chrome-launcher';
import { browserArguments } from '@mijn/stories/browser';
import lighthouse, { type Flags } from 'lighthouse';
import { chromium } from 'playwright';
import type { BrowserState } from '../browser/member.ts';
import { browserPath } from '../browser/open-browser.ts';
import { untilSettled } from '../browser/settle.ts';
import { median } from '../harness/median.ts';

const ATTEMPTS = 3;

type LighthouseResult = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

export interface Visitor {
  url: string;
  browser: BrowserState;
  /** Whether the browser has visited the page before, so that its files are cached. */
  isWarm: boolean;
}

/** The visits of Lighthouse use the same profile. */
async function prepare(port: number, { url, browser: state, isWarm }: Visitor): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser has no profile.');
    await context.addCookies(state.cookies);
    const page = await context.newPage();
    for (const { origin, localStorage: entries } of state.origins) {
      await page.goto(`${origin}/favicon.svg`);
      await page.evaluate((items) => {
        for (const { name, value } of items) localStorage.setItem(name, value);
      }, entries);
    }
    if (isWarm) {
      await page.goto(url);
      await untilSettled(page);
    }
    await page.close();
  } finally {
    await browser.close();
  }
}

async function runOnce(visitor: Visitor, flags: Flags): Promise<LighthouseResult> {
  const { url } = visitor;
  const chrome = await launch({
    chromePath: browserPath(),
    chromeFlags: browserArguments,
    logLevel: 'silent',
  });
  try {
    if (visitor.isWarm || visitor.browser.cookies.length > 0) await prepare(chrome.port, visitor);
    const result = await lighthouse(url, {
      ...flags,
      port: chrome.port,
      logLevel: 'silent',
      // The storage and the cache are not reset, because the browser is new and has what it should have.
      disableStorageReset: true,
    });
    if (!result) throw new Error(`Lighthouse has nothing to say of ${url}.`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${url} could not be judged: ${lhr.runtimeError.message}`);
    return lhr;
  } finally {
    chrome.kill();
  }
}

/** On a busy machine a browser sometimes loses the recording of a visit, which is then repeated. */
async function runUntilJudged(visitor: Visitor, flags: Flags): Promise<LighthouseResult> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(visitor, flags);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function visit(visitor: Visitor, visits: number, flags: Flags): Promise<LighthouseResult[]> {
  const results: LighthouseResult[] = [];
  for (let run = 0; run < visits; run += 1) results.push(await runUntilJudged(visitor, flags));
  return results;
}

const itemsOf = ({ audits }: LighthouseResult, audit: string): Record<string, unknown>[] => {
  const details = audits[audit]?.details;
  return details?.type === 'table' ? details.items : [];
};

const numberOf = ({ audits }: LighthouseResult, audit: string): number =>
  audits[audit]?.numericValue ?? Number.NaN;

export interface ScoreFigures {
  /** The scores, from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  faults: string[];
}

function faultsOf({ categories, audits }: LighthouseResult): string[] {
  return ['accessibility', 'best-practices'].flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const score = audits[id]?.score ?? null;
      return weight > 0 && score !== null && score < 1 ? [id] : [];
    }),
  );
}

/** Lighthouse computes the times of a slow phone from those of this machine. */
export async function visitForScores(visitor: Visitor, visits: number): Promise<ScoreFigures> {
  const results = await visit(visitor, visits, {
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  });
  const score = (category: string): number =>
    median(results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    faults: [...new Set(results.flatMap(faultsOf))],
  };
}

export interface PaintFigures {
  largestPaint: number;
  blocking: number;
  scripts: number;
  fileRequests: number;
  endUrl: string;
}

const scriptTimeOf = (result: LighthouseResult): number =>
  Number(
    itemsOf(result, 'mainthread-work-breakdown').find(({ group }) => group === 'scriptEvaluation')?.[
      'duration'
    ] ?? 0,
  );

function fileRequestsOf(result: LighthouseResult): number {
  const details = result.audits['metrics']?.details;
  const [metrics] = details?.type === 'debugdata' && Array.isArray(details['items']) ? details['items'] : [];
  const loadedAt = Number(metrics?.['observedLoad']);
  return itemsOf(result, 'network-requests').filter(
    ({ resourceType, networkRequestTime }) =>
      (resourceType === 'Script' || resourceType === 'Stylesheet') && Number(networkRequestTime) < loadedAt,
  ).length;
}

/** Lighthouse's mobile preset makes the processor 4 times slower; the connection has 1.6 Mbit/s and a round trip of 150 ms. */
export async function visitForPaint(visitor: Visitor, visits: number): Promise<PaintFigures> {
  const results = await visit(visitor, visits, {
    throttlingMethod: 'devtools',
    disableFullPageScreenshot: true,
    onlyAudits: [
      'largest-contentful-paint',
      'total-blocking-time',
      'mainthread-work-breakdown',
      'network-requests',
      'metrics',
    ],
  });
  const middle = (pick: (result: LighthouseResult) => number): number => median(results.map(pick));
  return {
    largestPaint: middle((result) => numberOf(result, 'largest-contentful-paint')),
    blocking: middle((result) => numberOf(result, 'total-blocking-time')),
    scripts: middle(scriptTimeOf),
    fileRequests: middle(fileRequestsOf),
    endUrl: results.at(-1)?.finalDisplayedUrl ?? visitor.url,
  };
}
