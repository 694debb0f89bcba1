import { processorTimeOf } from '../processor-time.ts';
import { fetchHtml } from './html.ts';

/** The number of requests of a page before those that count, and of those that count. */
const WARM_UP = 30;
const REQUESTS = 200;

/** What a page costs the server. */
export interface ServerFigures {
  /** The processor time of the server process for one page, in milliseconds. */
  processorTime: number;
  /** The size of the HTML, compressed with brotli, in bytes. */
  htmlBytes: number;
}

/**
 * Requests a page repeatedly, one request at a time, and returns its mean cost.
 * @throws Error when a response is not successful.
 */
export async function measureServer(pid: number, url: string, cookie: string): Promise<ServerFigures> {
  let htmlBytes = 0;
  const request = async (count: number): Promise<void> => {
    for (let number = 0; number < count; number += 1) {
      const { status, bytes } = await fetchHtml(url, cookie);
      if (status !== 200) throw new Error(`${url} answered ${status}.`);
      htmlBytes = bytes;
    }
  };
  await request(WARM_UP);
  const before = await processorTimeOf(pid);
  await request(REQUESTS);
  return { processorTime: ((await processorTimeOf(pid)) - before) / REQUESTS, htmlBytes };
}
