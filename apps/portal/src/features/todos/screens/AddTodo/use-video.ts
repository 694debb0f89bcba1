import type { AttachedFile } from '@mijn/domain/files';
import { useState } from 'react';
import { useAttachments } from '../../../../shared/attachments/use-attachments.ts';

const NONE: readonly AttachedFile[] = [];

/** Keeps the one video of a report. */
export function useVideo() {
  const { attachments, uploads, add, remove } = useAttachments('video_id', NONE, {
    isSingle: true,
    kind: 'video',
    canWait: true,
  });
  const [isLeftOut, setLeftOut] = useState(false);
  return {
    attachments,
    uploads,
    /** Whether a video was chosen beside the one that the report has. */
    isLeftOut,
    add: (files: readonly File[]) => {
      const hasVideo = attachments.length + uploads.length > 0;
      setLeftOut(hasVideo || files.length > 1);
      if (!hasVideo) add(files.slice(0, 1));
    },
    remove: (id: string) => {
      setLeftOut(false);
      remove(id);
    },
  };
}
