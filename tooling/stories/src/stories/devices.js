import { resolve } from 'node:path';

/** The time between two touch events in their timestamps, in seconds. It is short enough for two taps to count as a double tap. */
const MOMENT = 0.02;
const BESIDE = { x: 0, y: 0 };

const dragWith = (mouse) => async (from, to) => {
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y, { steps: 10 });
  await mouse.up();
  await mouse.move(BESIDE.x, BESIDE.y);
};

/** A gesture is a list of moments with the positions of the fingers. Fingers that a moment lacks are lifted. */
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

/** Returns a function that drops files on the page from outside the browser. The files are paths in the package. */
const dropWith =
  (session) =>
  async ({ x, y }, paths) => {
    const data = { items: [], files: paths.map((path) => resolve(path)), dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'])
      await session.send('Input.dispatchDragEvent', { type, x, y, data });
  };

/** The stories use these functions in `press.ts` and `devices.ts` of the library. */
export async function exposeDevices(page) {
  const session = await page.context().newCDPSession(page);
  await page.exposeFunction('pressKey', (key) => page.keyboard.press(key));
  await page.exposeFunction('dragMouse', dragWith(page.mouse));
  await page.exposeFunction('touchScreen', touchWith(session));
  await page.exposeFunction('dropFiles', dropWith(session));
}
