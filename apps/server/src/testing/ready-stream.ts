import type { TestClient } from './test-client.ts';

export interface ReadyStream {
  /** Resolves with everything that the stream has sent, once the server closes it. */
  ended: Promise<string>;
}

/** Waits until the server has sent the first event. */
export async function readyStream(client: Pick<TestClient, 'raw'>): Promise<ReadyStream> {
  const response = await client.raw('/api/events', { headers: { accept: 'text/event-stream' } });
  const isReady = Promise.withResolvers<undefined>();
  const read = async (): Promise<string> => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.includes('event: ready')) isReady.resolve(undefined);
    }
    isReady.reject(new Error(`The stream ended before it was ready, with status ${response.status}.`));
    return text;
  };
  const ended = read();
  await isReady.promise;
  return { ended };
}
