import { emptyBrowser, type Member, openMember } from '../browser/member.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { budgets, KB } from '../budgets.ts';
import { buildFloor, leanParts } from '../bundle/floors.ts';
import type { RealServer } from '../harness/real-server.ts';
import { printVerdict, tableOf } from '../harness/report.ts';
import { withDemo } from '../harness/with-server.ts';
import { pathFor, type Screen } from '../screens.ts';
import { recordJourneys } from './film/film.ts';
import { fetchHtml } from './html.ts';
import { missesOfLimits, verdictOf } from './limits.ts';
import { type PaintFigures, visitForPaint, visitForScores } from './lighthouse-run.ts';
import { missesOf } from './misses.ts';
import type { PagesPlan, Part } from './parameters.ts';
import { serveFloor } from './serve-floor.ts';
import { serveWithoutScripts } from './without-scripts.ts';
import { measureServer } from './server-time.ts';
import { measureWalks } from './walks.ts';

const { pages: limits } = budgets;

interface Bench extends PagesPlan {
  server: RealServer;
  member: Member;
}

const printLine = tableOf(28, 11, 11, 11, 11, 11, 11, 11);

const missed: string[] = [];

function printRow(name: string, cells: readonly (string | number)[], misses: readonly string[]): void {
  printLine([name, ...cells], verdictOf(misses));
  if (misses.length > 0) missed.push(name);
}

function printHead(title: string, columns: readonly string[]): void {
  console.log(`\n${title}`);
  printLine(['', ...columns]);
}

const urlOf = ({ server, member }: Bench, screen: Screen): string => server.url + pathFor(screen, member.ids);

async function visitFloor(visits: number): Promise<PaintFigures> {
  const { folder } = await buildFloor('page-lean', leanParts);
  const site = await serveFloor(folder);
  try {
    const url = `${site.url}/login`;
    return await visitForPaint({ url, browser: emptyBrowser, isWarm: false }, visits);
  } finally {
    site.stop();
  }
}

async function printPaints(bench: Bench): Promise<void> {
  const { screens, visits, member } = bench;
  const floor = await visitFloor(visits);
  const columns = ['LCP ms', 'to lean', 'no script', 'blocking', 'scripts ms', 'requests', 'HTML kB'];
  printHead(`Throttling applied, median of ${visits}`, columns);
  printRow('lean floor', [floor.largestPaint.toFixed(0), '1.00', ''], []);
  const unscripted = await serveWithoutScripts(bench.server.url);
  for (const screen of screens) {
    const url = urlOf(bench, screen);
    const { bytes } = await fetchHtml(url, screen.isForMembers ? member.cookie : undefined);
    for (const cache of screen.isForMembers ? (['cold', 'warm'] as const) : (['visitor'] as const)) {
      const browser = screen.isForMembers ? member.browser : emptyBrowser;
      const figures = await visitForPaint({ url, browser, isWarm: cache === 'warm' }, visits);
      const { largestPaint, blocking, scripts, fileRequests } = figures;
      const ratio = largestPaint / floor.largestPaint;
      const withoutScripts = await visitForPaint(
        { url: unscripted.url + pathFor(screen, member.ids), browser, isWarm: cache === 'warm' },
        visits,
      );
      const toUnscripted = largestPaint / withoutScripts.largestPaint;
      const toUnscriptedMax = limits.toUnscriptedMax[screen.isForMembers ? 'member' : 'visitor'];
      const scriptsMax = screen.name === 'archive' ? limits.archiveScriptsMax : undefined;
      const misses = missesOfLimits([
        { name: 'LCP against the floor', found: ratio, max: limits.paintMax[cache] },
        { name: 'LCP against the page without scripts', found: toUnscripted, max: toUnscriptedMax },
        { name: 'blocking ms', found: blocking, max: limits.blockingMax },
        { name: 'scripts ms', found: scripts, max: scriptsMax },
        { name: 'requests', found: fileRequests, max: limits.fileRequestsMax },
        { name: 'bytes of HTML', found: bytes, max: limits.htmlBytesMax },
      ]);
      const times = [blocking, scripts].map((time) => time.toFixed(0));
      const cells = [largestPaint.toFixed(0), ratio.toFixed(2), toUnscripted.toFixed(2), ...times];
      printRow(`${screen.name} ${cache}`, [...cells, fileRequests, (bytes / KB).toFixed(1)], misses);
      if (new URL(figures.endUrl).pathname !== new URL(url).pathname)
        console.log(`  ended at ${figures.endUrl}`);
    }
  }
  unscripted.stop();
}

async function printScores(bench: Bench): Promise<void> {
  printHead(`Scores, throttling simulated, median of ${bench.visits}`, ['perform.', 'access.', 'best pr.']);
  for (const screen of bench.screens) {
    const browser = screen.isForMembers ? bench.member.browser : emptyBrowser;
    const figures = await visitForScores({ url: urlOf(bench, screen), browser, isWarm: false }, bench.visits);
    const { performance, accessibility, bestPractices } = figures;
    const budget = screen.isForMembers ? limits.scores.member : limits.scores.visitor;
    printRow(screen.name, [performance, accessibility, bestPractices], missesOf(figures, budget));
  }
}

async function printWalks({ server, member, visits }: Bench): Promise<void> {
  printHead(`From the overview to another screen, median of ${visits}`, ['ms']);
  const browser = await openBrowser();
  try {
    const { walks, interaction } = await measureWalks(browser, server.url, member, visits);
    for (const { to, kind, content } of walks) {
      const max = kind === 'unseen' ? limits.walkMax.unknown : limits.walkMax.known;
      const misses = missesOfLimits([{ name: 'ms', found: content, max }]);
      printRow(`${to}, ${kind}`, [content.toFixed(0)], misses);
    }
    const misses = missesOfLimits([{ name: 'ms', found: interaction, max: limits.interactionMax }]);
    printRow('slowest interaction (INP)', [interaction.toFixed(0)], misses);
  } finally {
    await browser.close();
  }
}

async function printServer(bench: Bench): Promise<void> {
  printHead('The server, for one page', ['ms', 'pages/s', 'HTML kB']);
  const maxima: Readonly<Record<string, number>> = limits.serverMax;
  for (const screen of bench.screens.filter(({ isForMembers }) => isForMembers)) {
    const { processorTime, htmlBytes } = await measureServer(
      bench.server.pid,
      urlOf(bench, screen),
      bench.member.cookie,
    );
    const misses = missesOfLimits([
      { name: 'ms', found: processorTime, max: maxima[screen.name] },
      { name: 'bytes of HTML', found: htmlBytes, max: limits.htmlBytesMax },
    ]);
    const perSecond = 1000 / processorTime;
    printRow(
      screen.name,
      [processorTime.toFixed(2), perSecond.toFixed(0), (htmlBytes / KB).toFixed(1)],
      misses,
    );
  }
}

const printers: Readonly<Record<Part, (bench: Bench) => Promise<void>>> = {
  paint: printPaints,
  scores: printScores,
  walks: printWalks,
  server: printServer,
  film: async ({ server, member }) => recordJourneys(server.url, member),
};

export async function printPages(plan: PagesPlan): Promise<void> {
  await withDemo(async ({ server }) => {
    const bench = { ...plan, server, member: await openMember(server.url) };
    for (const part of plan.parts) await printers[part](bench);
  });
  const misses = missed.length === 0 ? '' : `, but for ${missed.length} rows`;
  printVerdict(missed.length === 0, `every budget${misses}`);
}
