import { useEffect, useState } from 'react';

/** What the files of a kind are called, such as `foto`, `foto's` and `de foto`. */
export interface UploadWords {
  one: string;
  many: string;
  the: string;
}

/** The number of files of one kind that a tab still sends. */
export interface UploadCount {
  words: UploadWords;
  count: number;
}

/** A question to the tabs that send files, or the answer of one tab. */
type Message = { kind: 'asked' } | { kind: 'sending'; tab: string; counts: readonly UploadCount[] };

const openChannel = (): BroadcastChannel | undefined =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel('mijn-portaal-uploads') : undefined;

/** Answers other tabs that ask how many files this tab still sends. */
export function answerOtherTabs(countsHere: () => readonly UploadCount[]): void {
  const channel = openChannel();
  const tab = crypto.randomUUID();
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const counts = countsHere();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    if (data.kind === 'asked' && counts.length > 0) channel.postMessage({ kind: 'sending', tab, counts });
  });
}

/** Returns the files that other tabs of this browser still send. Empty until they have answered. */
export function useUploadsOfOtherTabs(): readonly (UploadCount & { tab: string })[] {
  const [byTab, setByTab] = useState<Readonly<Record<string, readonly UploadCount[]>>>({});
  useEffect(() => {
    const channel = openChannel();
    channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'sending') setByTab((known) => ({ ...known, [data.tab]: data.counts }));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    channel?.postMessage({ kind: 'asked' });
    return () => channel?.close();
  }, []);
  return Object.entries(byTab).flatMap(([tab, counts]) => counts.map((count) => ({ ...count, tab })));
}
