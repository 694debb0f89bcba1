import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStoryPage } from './story-page.js';
import { visitStory } from './visit-story.js';

/** The maximum time of one try, in milliseconds. It only prevents a story from hanging, because the machine may be busy. */
const TIMEOUT_MS = 60_000;

/** The number of stories that share a page. Opening a page takes as long as showing ten stories. */
const STORIES_PER_PAGE = 50;

const TRIES = 2;

const withinTime = (visit) => {
  let timer;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(reject, TIMEOUT_MS, new Error(`The story did not end in ${TIMEOUT_MS / 1000} s.`));
  });
  return Promise.race([visit, timeout]).finally(() => clearTimeout(timer));
};

const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** A failed story gets a second try on a new page. If it then passes, its result has two `invocations`. */
export function createTester(browser, url) {
  let opened;
  let shown = 0;

  async function closePage() {
    await opened?.close();
    opened = undefined;
    shown = 0;
  }

  async function tryOnce(story, evidence) {
    try {
      if (shown === STORIES_PER_PAGE) await closePage();
      opened ??= await openStoryPage(browser, url);
      shown += 1;
      opened.forgetOutput();
      await withinTime(visitStory(opened.page, story));
      return undefined;
    } catch (error) {
      await opened?.keepEvidence(evidence, messageOf(error));
      await closePage();
      return messageOf(error);
    }
  }

  async function test(story) {
    const startedAt = Date.now();
    const folder = join('test-results', 'stories', story.id);
    rmSync(folder, { recursive: true, force: true });
    const failures = [];
    let failure;
    do {
      failure = await tryOnce(story, join(folder, `try-${failures.length + 1}`));
      if (failure !== undefined) failures.push(failure);
    } while (failure !== undefined && failures.length < TRIES);
    const passed = failure === undefined;
    return {
      ancestorTitles: [story.title],
      title: story.name,
      fullName: `${story.title} › ${story.name}`,
      status: passed ? 'passed' : 'failed',
      duration: Date.now() - startedAt,
      invocations: passed ? failures.length + 1 : TRIES,
      retryReasons: passed ? failures : failures.slice(0, -1),
      failureMessages: passed ? [] : [failure],
    };
  }

  return { test, close: closePage };
}
