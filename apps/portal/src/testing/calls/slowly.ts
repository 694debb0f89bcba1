import { delay, http, type HttpHandler } from 'msw';

/** Milliseconds: long enough for the shape of what is to come to show (after 150 ms). */
const DELAY_MS = 400;

/** Makes what is asked of an association take its time; whichever handler stands behind it answers. */
export const slowly = (): HttpHandler =>
  http.all('*/api/associations/*', async () => {
    await delay(DELAY_MS);
  });
