import { processorTimeOf } from '../harness/processor-time.ts';
import { fetchHtml } from './html.ts';

const WARM_UP = 30;
const REQUESTS = 200;

export interface ServerFigures {
  processorTime: number;
  htmlBytes: number;
}

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
