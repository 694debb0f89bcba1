import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { followEvents } from './follow-events.ts';

let sources: FakeSource[] = [];

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    sources.push(this);
  }

  close(): void {
    this.readyState = FakeSource.CLOSED;
  }

  send(type: string, lastEventId = '', data = ''): void {
    this.dispatchEvent(new MessageEvent(type, { lastEventId, data }));
  }

  refuse(): void {
    this.close();
    this.break();
  }

  break(): void {
    this.dispatchEvent(new Event('error'));
  }
}

interface LockOptions {
  signal?: AbortSignal;
  ifAvailable?: boolean;
}

function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  let asked = 0;
  const grant = (signal: AbortSignal | undefined, work: (lock: object | null) => Promise<unknown>) => {
    asked += 1;
    const own = last
      .then(() => (signal?.aborted ? undefined : work({})))
      .finally(() => {
        asked -= 1;
      });
    last = own.catch(() => undefined);
    return own;
  };
  return {
    request: (
      _: string,
      { signal, ifAvailable = false }: LockOptions,
      work: (lock: object | null) => Promise<unknown>,
    ) => (ifAvailable && asked > 0 ? work(null) : grant(signal, work)),
  };
}

const setNavigator = (value: object) =>
  Object.defineProperty(globalThis, 'navigator', { value, configurable: true });

let tabs: AbortController[] = [];

function openTab() {
  const changes: (string | null)[] = [];
  const tab = new AbortController();
  tabs.push(tab);
  followEvents(
    (start) => {
      if (start === undefined) return '/events';
      return 'lastId' in start ? `/events?after=${start.lastId}` : '/events?page';
    },
    {
      onChange: (changed) => changes.push(changed),
      onBanner: (banner) => changes.push(banner ? banner.text : 'no banner'),
      onGap: () => changes.push('gap'),
    },
    tab.signal,
  );
  return { changes, close: () => tab.abort() };
}

const messagesPass = () => new Promise((resolve) => setTimeout(resolve, 30));

beforeEach(() => {
  sources = [];
  tabs = [];
  Object.assign(globalThis, { EventSource: FakeSource });
  setNavigator({ locks: createLocks() });
});
afterEach(() => {
  for (const tab of tabs) tab.abort();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const hint = (association_id: string | null) => JSON.stringify({ association_id, section: 'albums' });

describe('the tabs of a browser', () => {
  it('share one stream, and all hear of its events', async () => {
    const [one, other] = [openTab(), openTab()];
    await messagesPass();
    expect(sources.map(({ url }) => url)).toEqual(['/events?page']);
    sources[0]?.send('ready', '7');
    sources[0]?.send('section', '8', hint('a'));
    sources[0]?.send('section', '9', hint(null));
    sources[0]?.send('refresh');
    await messagesPass();
    // The first stream of a browser begins with what its page lacks. The page of the other tab is as old, and the stream began later.
    expect(one.changes).toEqual(['a', null, null]);
    expect(other.changes).toEqual(['gap', ...one.changes]);
  });

  it('hear of the banner above every screen, from which no stream continues', async () => {
    const [one, other] = [openTab(), openTab()];
    await messagesPass();
    const banner = { id: 'b', kind: 'info', text: 'Onderhoud', ends_in_ms: null };
    sources[0]?.send('maintenance', '', JSON.stringify(banner));
    sources[0]?.send('ready', '7');
    sources[0]?.send('maintenance', '7', 'null');
    await messagesPass();
    expect(one.changes).toEqual(['Onderhoud', 'no banner']);
    expect(other.changes).toEqual(['gap', ...one.changes]);
  });

  it('ask for what changed before they joined, unless their page is younger than the last change', async () => {
    openTab();
    await messagesPass();
    sources[0]?.send('ready', '7');
    sources[0]?.send('section', '8', hint('a'));
    await messagesPass();
    const older = openTab();
    await messagesPass();
    expect(older.changes).toEqual(['gap']);
    jest.spyOn(performance, 'now').mockReturnValue(0);
    Object.defineProperty(performance, 'timeOrigin', { value: Date.now(), configurable: true });
    const younger = openTab();
    await messagesPass();
    sources[0]?.send('section', '9', hint('b'));
    await messagesPass();
    expect(younger.changes).toEqual(['b']);
  });

  it('ask for what changed if the leading tab does not reply', async () => {
    jest.useFakeTimers();
    void navigator.locks.request('mijn-portaal-events', {}, () => new Promise(() => undefined));
    const { changes } = openTab();
    await jest.advanceTimersByTimeAsync(999);
    expect(changes).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(changes).toEqual(['gap']);
  });

  it('continue the stream in another tab when its tab closes', async () => {
    const [one, other] = [openTab(), openTab()];
    await messagesPass();
    sources[0]?.send('ready', '7');
    sources[0]?.send('section', '8', hint('a'));
    await messagesPass();
    one.close();
    await messagesPass();
    expect(sources.map(({ url, readyState }) => [url, readyState])).toEqual([
      ['/events?page', FakeSource.CLOSED],
      ['/events?after=8', 1],
    ]);
    sources[1]?.send('ready', '9');
    expect(other.changes).toEqual(['gap', 'a']);
  });

  it('have no stream without Web Locks', async () => {
    setNavigator({});
    openTab();
    await messagesPass();
    expect(sources).toHaveLength(0);
  });
});

describe('a stream that breaks before its first event', () => {
  it('is opened anew, because the age of the page in its URL is out of date', async () => {
    openTab();
    await messagesPass();
    jest.useFakeTimers();
    sources[0]?.break();
    jest.runOnlyPendingTimers();
    expect(sources.map(({ url, readyState }) => [url, readyState])).toEqual([
      ['/events?page', FakeSource.CLOSED],
      ['/events?page', 1],
    ]);
    sources[1]?.send('ready', '7');
    sources[1]?.break();
    jest.runOnlyPendingTimers();
    expect(sources).toHaveLength(2);
  });
});

describe('a stream that the server refuses', () => {
  it('begins now, and with a gap, because a server of the version before refuses one that begins with the page', async () => {
    const { changes } = openTab();
    await messagesPass();
    jest.useFakeTimers();
    sources[0]?.refuse();
    jest.runOnlyPendingTimers();
    expect(sources[1]?.url).toBe('/events');
    sources[1]?.send('ready', '7');
    sources[1]?.send('ready', '8');
    expect(changes).toEqual(['gap']);
  });

  it('is opened again after delays that grow to 5 minutes, and no more after a logout', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const { close } = openTab();
    await messagesPass();
    jest.useFakeTimers();
    const delays = jest.spyOn(globalThis, 'setTimeout');
    for (let number = 0; number < 8; number += 1) {
      sources.at(-1)?.refuse();
      jest.runOnlyPendingTimers();
    }
    expect(delays.mock.calls.map(([, delay]) => delay)).toEqual([
      5000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000,
    ]);
    expect(sources).toHaveLength(9);
    sources.at(-1)?.send('ready', '1');
    sources.at(-1)?.refuse();
    expect(delays.mock.calls.at(-1)?.[1]).toBe(5000);
    close();
    jest.runOnlyPendingTimers();
    expect(sources).toHaveLength(9);
  });
});
