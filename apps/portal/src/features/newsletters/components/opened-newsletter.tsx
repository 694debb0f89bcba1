import { useState } from 'react';
import { OpenedFile } from '../../../shared/files/opened-file.tsx';
import type { OpenFile } from '../../../shared/files/use-open-file.ts';
import { filesOf, type LinkedNewsletter } from './newsletter-links.ts';
import { texts } from './texts.ts';

interface OpenedNewsletterProps {
  newsletters: readonly LinkedNewsletter[];
  openFile: OpenFile;
}

/** Shows the newsletter in the URL. A hit of the search names the newsletter, and its PDF opens. */
export function OpenedNewsletter({ newsletters, openFile }: OpenedNewsletterProps) {
  const named = newsletters.find(({ id }) => id === openFile.openId);
  const [known, setKnown] = useState(named);
  if (named && named !== known) setKnown(named);
  const found = named ?? (known?.id === openFile.openId ? known : undefined);
  return (
    <OpenedFile
      files={filesOf(newsletters)}
      linksOf={({ links }) => links}
      openFile={found ? { ...openFile, openId: found.pdf.id } : openFile}
      gone={texts.gone}
    />
  );
}
