import { useEffect, useState } from 'react';
import { grouped } from '../grouped.ts';
import { openTabChannel } from '../tabs/tab-channel.ts';
import type { Upload, UploadWords } from './upload.ts';
import { newUuid } from '../new-uuid.ts';

export interface UploadCount {
  words: UploadWords;
  count: number;
}

export const uploadCounts = (uploads: readonly Upload[]): UploadCount[] =>
  grouped(uploads, ({ kind }) => kind).flatMap(([, [first, ...others]]) =>
    first ? [{ words: first.words, count: others.length + 1 }] : [],
  );

type Message = { kind: 'asked' } | { kind: 'sending'; tab: string; counts: readonly UploadCount[] };

const openChannel = () => openTabChannel<Message>('uploads');

export function respondToOtherTabs(countsHere: () => readonly UploadCount[]): void {
  const channel = openChannel();
  const tab = newUuid();
  channel?.subscribe(({ kind }) => {
    const counts = countsHere();
    if (kind === 'asked' && counts.length > 0) channel.post({ kind: 'sending', tab, counts });
  });
}

/** Empty until the other tabs have answered. */
export function useUploadsOfOtherTabs(): readonly (UploadCount & { tab: string })[] {
  const [byTab, setByTab] = useState<Readonly<Record<string, readonly UploadCount[]>>>({});
  useEffect(() => {
    const channel = openChannel();
    channel?.subscribe((message) => {
      if (message.kind === 'sending') setByTab((known) => ({ ...known, [message.tab]: message.counts }));
    });
    channel?.post({ kind: 'asked' });
    return () => channel?.close();
  }, []);
  return Object.entries(byTab).flatMap(([tab, counts]) => counts.map((count) => ({ ...count, tab })));
}
