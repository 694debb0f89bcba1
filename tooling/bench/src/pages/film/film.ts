import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyBrowser, type Member } from '../../browser/member.ts';
import { openBrowser } from '../../browser/open-browser.ts';
import { KB } from '../../budgets.ts';
import { filmFolder } from '../../places.ts';
import { journeys } from './journeys.ts';
import { recordFilm } from './record-film.ts';
import { joinFrames, sampleFrames } from './strip.ts';

/** The time between two frames, in milliseconds. */
const INTERVAL_MS = 250;

/** Records journeys as the screen of a four-year-old phone shows them, and writes one picture of each to docs/film. */
export async function recordJourneys(url: string, member: Member): Promise<void> {
  const browser = await openBrowser();
  try {
    await mkdir(filmFolder, { recursive: true });
    for (const { name, isForMembers, walk } of journeys) {
      const state = isForMembers ? member.browser : emptyBrowser;
      const frames = await recordFilm(browser, state, async (page) => walk(page, url));
      const shown = sampleFrames(frames, INTERVAL_MS);
      const strip = await joinFrames(shown);
      await writeFile(path.join(filmFolder, `${name}.png`), strip);
      const seconds = ((shown.at(-1)?.at ?? 0) / 1000).toFixed(2);
      console.log(
        `${name}: complete after ${seconds} s, ${shown.length} frames, ${(strip.length / KB).toFixed(0)} kB in docs/film/${name}.png`,
      );
    }
  } finally {
    await browser.close();
  }
}
