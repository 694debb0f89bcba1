import { delay, http, type HttpHandler } from 'msw';

/** The delay of the responses, in milliseconds. It is longer than the 150 ms after which a skeleton is shown. */
const DELAY_MS = 400;

/** Delays all calls about an association. The next matching handler responds. */
export const slowly = (): HttpHandler =>
  http.all('*/api/associations/*', async () => {
    await delay(DELAY_MS);
  });
