import { budgets, KB } from '../budgets.ts';
import { allParts, buildFloor, type FloorPart, leanParts } from '../bundle/floors.ts';
import { startRealServer, withDataFolder } from '../real-server.ts';
import { type PageFigures, visit } from './lighthouse-run.ts';
import { missesOf } from './misses.ts';
import { serveFloor } from './serve-floor.ts';
import { signIn } from '../browser/sign-in.ts';

const screens = [
  { name: 'login', path: '/login', isForMembers: false },
  { name: 'landing', path: '/', isForMembers: false },
  { name: 'forgot-password', path: '/forgot-password', isForMembers: false },
  { name: 'not-found', path: '/404', isForMembers: false },
  { name: 'account', path: '/profile/data', isForMembers: true },
  { name: 'archive', path: '/archive', isForMembers: true },
] as const;

const columns = ['performance', 'accessibility', 'best practices', 'LCP ms', 'JavaScript kB'];

const line = (name: string, cells: readonly string[]): string =>
  name.padEnd(18) + cells.map((cell, index) => cell.padStart((columns[index]?.length ?? 0) + 3)).join('');

function figuresLine(name: string, figures: PageFigures): string {
  const { performance, accessibility, bestPractices, largestPaint, scriptBytes } = figures;
  return line(name, [
    String(performance),
    String(accessibility),
    String(bestPractices),
    largestPaint.toFixed(0),
    (scriptBytes / KB).toFixed(1),
  ]);
}

async function visitFloor(name: string, parts: readonly FloorPart[]): Promise<PageFigures> {
  const { folder } = await buildFloor(`page-${name}`, parts);
  const site = await serveFloor(folder);
  const figures = await visit(`${site.address}/login`);
  site.stop();
  console.log(figuresLine(`${name} floor`, figures));
  return figures;
}

async function visitScreens(address: string): Promise<PageFigures | undefined> {
  const cookie = await signIn(address);
  let login: PageFigures | undefined;
  for (const { name, path, isForMembers } of screens) {
    const figures = await visit(address + path, isForMembers ? cookie : undefined);
    console.log(figuresLine(name, figures));
    if (new URL(figures.endAddress).pathname !== path) console.log(`  ended at ${figures.endAddress}`);
    const misses = missesOf(figures, budgets.pages);
    if (misses.length > 0) console.log(`  misses: ${misses.join(', ')}`);
    if (name === 'login') login = figures;
  }
  return login;
}

/**
 * Prints the figures of Lighthouse for the production build with the demo, as the median of 3 visits with an
 * emulated phone. This is the command `bench pages`.
 */
export async function printPages(): Promise<void> {
  await withDataFolder(async (dataDir) => {
    console.log('Importing the demo …');
    const server = await startRealServer(dataDir, ['--demo']);
    try {
      console.log(line('', columns));
      const login = await visitScreens(server.address);
      const lean = await visitFloor('lean', leanParts);
      const whole = await visitFloor('whole', allParts);
      const ratio = (floor: PageFigures): number => (login?.largestPaint ?? 0) / floor.largestPaint;
      const { loginPaintMax } = budgets.pages;
      console.log(
        `${ratio(lean) <= loginPaintMax ? 'kept' : 'BROKEN'}: the LCP of login is at most ${loginPaintMax} times that of the lean floor: ${ratio(lean).toFixed(2)} (of the whole floor: ${ratio(whole).toFixed(2)})`,
      );
    } finally {
      await server.stop();
    }
  });
}
