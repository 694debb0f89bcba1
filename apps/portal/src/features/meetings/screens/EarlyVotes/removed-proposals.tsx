import type { AgendaItem } from '@mijn/domain/agenda';
import { Alert } from '@mijn/ui/alert';
import { useState } from 'react';
import { texts } from './texts.ts';

/** Names the proposals that were on the page and are no proposals of the meeting any more, so that a choice does not vanish without a word. */
export function RemovedProposals({ proposals }: { proposals: readonly AgendaItem[] }) {
  const [seen, setSeen] = useState(proposals);
  const isIn = (items: readonly AgendaItem[], { id }: AgendaItem): boolean =>
    items.some((item) => item.id === id);
  const added = proposals.filter((item) => !isIn(seen, item));
  if (added.length > 0) setSeen([...seen, ...added]);
  return seen
    .filter((item) => !isIn(proposals, item))
    .map(({ id, number, title }) => (
      <Alert key={id} tone="warning" isAnnounced title={texts.removed.title(number, title)}>
        {texts.removed.text}
      </Alert>
    ));
}
