import { resolve } from 'node:path';

/** Seconds between two moments of a touch, as the page sees them: two taps are quick enough to be one double tap. */
const MOMENT = 0.02;
const BESIDE = { x: 0, y: 0 };

/** Pages that have the functions already; a page shows many stories. */
const prepared = new WeakSet();

/** Takes the mouse from one point to another with its button down, as one drags. */
const dragWith = (mouse) => async (from, to) => {
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 10 });
  await mouse.up();
  await mouse.move(BESIDE.x, BESIDE.y);
};

/** Each moment is where the fingers are then; fewer than before: they went up. */
const touchWith = (session) => async (moments) => {
  const start = Date.now() / 1000;
  let fingers = 0;
  for (const [at, touchPoints] of moments.entries()) {
    const isMove = touchPoints.length === fingers;
    const type = isMove ? 'touchMove' : touchPoints.length > fingers ? 'touchStart' : 'touchEnd';
    fingers = touchPoints.length;
    await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: start + at * MOMENT });
  }
};

/** Drops files of the package, by their paths, from outside the browser. */
const dropWith =
  (session) =>
  async ({ x, y }, paths) => {
    const data = { items: [], files: paths.map((path) => resolve(path)), dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'])
      await session.send('Input.dispatchDragEvent', { type, x, y, data });
  };

/** Gives the stories on a page a real keyboard, mouse and touch screen (`press.ts` and `devices.ts` of the library). */
export async function exposeDevices(page) {
  if (prepared.has(page)) return;
  prepared.add(page);
  const session = await page.context().newCDPSession(page);
  await page.exposeFunction('pressKey', (key) => page.keyboard.press(key));
  await page.exposeFunction('dragMouse', dragWith(page.mouse));
  await page.exposeFunction('touchScreen', touchWith(session));
  await page.exposeFunction('dropFiles', dropWith(session));
}
