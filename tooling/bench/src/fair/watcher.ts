// Makes one call after the other from a message until the next one, and sends the times. It is a process of its own, because in another
// one the log of the server, an import or photos to send would delay the calls that are measured.
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type SessionHeaders, signIn } from '../harness/session.ts';

/** A call of a member: `GET auth/user` of a session, or a sign-in with a browser with which the member signed in before. */
export type WatchedCall =
  | { kind: 'user'; url: string; headers: Readonly<Record<string, string>> }
  | { kind: 'sign-in'; url: string; email: string; browser: SessionHeaders };

/** The pause between two calls, in milliseconds. */
const PAUSE_MS = 10;

const watched: WatchedCall = JSON.parse(process.argv[2] ?? '{}');

async function call(): Promise<void> {
  if (watched.kind === 'sign-in') {
    await signIn(watched.url, watched.email, watched.browser);
    return;
  }
  const response = await fetch(`${watched.url}/api/auth/user`, { headers: watched.headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The call of the member was answered with ${response.status}.`);
}

process.once('disconnect', () => process.exit());
for (;;) {
  await once(process, 'message');
  const over = new AbortController();
  process.once('message', () => over.abort());
  const times: number[] = [];
  while (!over.signal.aborted) {
    const before = performance.now();
    await call();
    times.push(performance.now() - before);
    await wait(PAUSE_MS);
  }
  process.send?.(times);
}
