import { isBoardMember } from '@mijn/domain/roles';
import { Button } from '@mijn/ui/button';
import { lazyPart } from '@mijn/ui/lazy-part';
import { useState } from 'react';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { entryTexts } from './entry-texts.ts';

const { Component: ProposalsDialog } = lazyPart(
  'member-proposals',
  async () => (await import('./proposals-dialog.tsx')).ProposalsDialog,
  { isOverlay: true },
);

interface ProposalsEntryProps {
  meetingId: string;
  /** About how many proposals the board has not decided. */
  openCount: number;
}

/** Opens the proposals of members for a meeting. They load with the first press, because few members propose something. */
export function ProposalsEntry({ meetingId, openCount }: ProposalsEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const isBoard = isBoardMember(useAssociation());
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        {isBoard ? entryTexts.board(openCount) : entryTexts.submit}
      </Button>
      {isOpen && <ProposalsDialog meetingId={meetingId} onClose={() => setOpen(false)} />}
    </>
  );
}
