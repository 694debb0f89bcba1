import type { AgendaItem } from '@mijn/domain/agenda';
import { Button } from '@mijn/ui/button';
import { lazyPart } from '@mijn/ui/lazy-part';
import { useState } from 'react';
import { texts } from './texts.ts';

const { Component: QuestionsDialog } = lazyPart(
  'item-questions',
  async () => (await import('./questions-dialog.tsx')).QuestionsDialog,
  { isOverlay: true },
);

interface QuestionsEntryProps {
  meetingId: string;
  item: Pick<AgendaItem, 'id' | 'number' | 'title' | 'question_count'>;
}

/** Opens the questions to the board about an item. They load with the first press, because few members read them. */
export function QuestionsEntry({ meetingId, item }: QuestionsEntryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="link" aria-label={texts.openOf(item)} onPress={() => setOpen(true)}>
        {texts.open(item.question_count)}
      </Button>
      {isOpen && <QuestionsDialog meetingId={meetingId} item={item} onClose={() => setOpen(false)} />}
    </>
  );
}
