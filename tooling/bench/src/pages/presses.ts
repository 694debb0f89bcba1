import type { Browser } from 'playwright';
import { type Visitor, withSlowPhone } from '../browser/open-browser.ts';
import { median } from '../harness/percentile.ts';

/** The times after the first paint at which a visitor presses, in milliseconds. */
const MOMENTS = [0, 250, 500, 1000, 2000] as const;

/** The time after which a press counts as lost, in milliseconds. */
const LOST_MS = 20_000;

interface Press {
  /** The label of a button, of which the label or the state changes when it is pressed. */
  button: string;
  moment: number;
}

/** Runs in the page: notes the time from a press until the button shows its new state. */
function noteResponse({ button, moment }: Press): void {
  const press = (): void => {
    const due = performance.now() + moment;
    setTimeout(() => {
      const pressed = document.querySelector<HTMLElement>(`button[aria-label="${button}"]`);
      if (!pressed) return;
      new MutationObserver(() => Reflect.set(window, 'benchResponse', performance.now() - due)).observe(
        pressed,
        {
          attributeFilter: ['aria-expanded', 'aria-label'],
        },
      );
      pressed.click();
    }, moment);
  };
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) press();
  }).observe({ type: 'paint', buffered: true });
}

const visit = (browser: Browser, visitor: Visitor, press: Press): Promise<number> =>
  withSlowPhone(browser, visitor, async (page) => {
    await page.addInitScript(noteResponse, press);
    await page.goto(visitor.url);
    const hasResponse = () => Reflect.get(window, 'benchResponse') !== undefined;
    await page.waitForFunction(hasResponse, undefined, { polling: 500, timeout: LOST_MS });
    return Number(await page.evaluate((): unknown => Reflect.get(window, 'benchResponse')));
  });

/** Presses a button of a page at each moment, so many times, and returns the median times until it is answered, in milliseconds. @throws TimeoutError when a press is lost. */
export async function measurePresses(
  browser: Browser,
  visitor: Visitor,
  button: string,
  visits: number,
): Promise<{ moment: number; response: number }[]> {
  const measured: { moment: number; response: number }[] = [];
  for (const moment of MOMENTS) {
    const times: number[] = [];
    while (times.length < visits) times.push(await visit(browser, visitor, { button, moment }));
    measured.push({ moment, response: median(times) });
  }
  return measured;
}
