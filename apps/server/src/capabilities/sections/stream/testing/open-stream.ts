import { setTimeout as wait } from 'node:timers/promises';
import type { SectionHint } from '@mijn/domain/counts';
import type { TestClient } from '../../../../testing/index.ts';

/** Opens the stream of events, and reads it until it is closed or ends. */
export async function openStream(client: TestClient, { query = '', headers = {} } = {}) {
  const abort = new AbortController();
  const response = await client.raw(`/api/events${query}`, {
    headers: { accept: 'text/event-stream', ...headers },
    signal: abort.signal,
  });
  const stream = { response, text: '', isEnded: false, close: () => abort.abort() };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) stream.text += decoder.decode(chunk, { stream: true });
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      stream.isEnded = true;
    });
  return stream;
}

export async function until(isTrue: () => boolean, what: string): Promise<void> {
  for (let tries = 0; !isTrue(); tries += 1) {
    if (tries > 300) throw new Error(`${what} has not happened.`);
    await wait(20);
  }
}

export type Stream = Awaited<ReturnType<typeof openStream>>;
export const ready = (stream: Stream) => until(() => stream.text.includes('event: ready'), 'ready');
export const idOf = ({ text }: Stream) => Number([...text.matchAll(/^id: (\d+)$/gmu)].at(-1)?.[1]);
export const sectionsIn = (stream: Stream) =>
  [...stream.text.matchAll(/^event: section\ndata: (.+)$/gmu)].map(([, data = '']): SectionHint =>
    JSON.parse(data),
  );
