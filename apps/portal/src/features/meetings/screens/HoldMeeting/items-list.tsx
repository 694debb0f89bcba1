import { mdiPlus } from '@mdi/js';
import { type AgendaItem, sinceConvocationMarks } from '@mijn/domain/agenda';
import { type Ballot, isDecided } from '@mijn/domain/ballots';
import { AGENDA_ITEMS_MAX } from '@mijn/domain/limits';
import type { Meeting } from '@mijn/domain/meetings';
import { Button } from '@mijn/ui/button';
import { LinkButton } from '@mijn/ui/link-button';
import { Section } from '@mijn/ui/section';
import { ButtonRow, Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { ItemActions } from '../../agenda/item-actions.tsx';
import { texts as agendaTexts } from '../../agenda/texts.ts';
import { useListItemNotesQuery } from '../../voting/ballot-calls.ts';
import { NoteButton } from '../../hold/notes/note-button.tsx';
import { texts as noteTexts } from '../../hold/notes/texts.ts';
import { NumberedRows } from '../../hold/numbered-rows/numbered-rows.tsx';
import { BallotStatus } from '../../hold/ballot-status.tsx';
import { lastResults } from '../../hold/results.ts';
import { addAgendaItemPath, fromHold } from '../../meetings.paths.ts';
import { texts } from './texts.ts';

interface ItemsListProps {
  meeting: Meeting;
  items: readonly AgendaItem[];
  ballots: readonly Ballot[];
  /** The ballot that is open, whose item has a card of its own. */
  running: Ballot | undefined;
  /** Whether the agenda can be changed now. */
  mayChange: boolean;
  /** Whether a ballot can be opened now. */
  mayOpen: boolean;
  onOpen: (item: AgendaItem) => void;
  /** Opens the note about an item; undefined if no notes can be written. */
  onNote: ((item: AgendaItem) => void) | undefined;
}

/** Shows the button that adds an item, or that the agenda is full. */
function AddItem({ meetingId, count }: { meetingId: string; count: number }) {
  if (count >= AGENDA_ITEMS_MAX) return <p>{agendaTexts.full(AGENDA_ITEMS_MAX)}</p>;
  return (
    <ButtonRow>
      <LinkButton variant="quiet" icon={mdiPlus} href={fromHold(addAgendaItemPath(meetingId))}>
        {agendaTexts.add}
      </LinkButton>
    </ButtonRow>
  );
}

/** Returns the ids of the items about which something is written down. */
function useNotedItems(meeting_id: string): ReadonlySet<string> {
  const { id: association_id } = useAssociation();
  const { currentData } = useListItemNotesQuery({ params: { association_id, meeting_id } });
  return new Set(currentData?.data.flatMap(({ item_id, text }) => (text === '' ? [] : [item_id])));
}

/**
 * Shows the items of the agenda with their outcomes. The board can open a ballot about each proposal, in any order. After a press on
 * "Agenda wijzigen" it changes the items that were not decided about, and have no open ballot.
 */
export function ItemsList(props: ItemsListProps) {
  const { meeting, items, ballots, running, mayChange, mayOpen, onOpen, onNote } = props;
  const noted = useNotedItems(meeting.id);
  const [isAsked, setAsked] = useState(false);
  const isChanging = mayChange && isAsked;
  const results = lastResults(ballots);
  const changesOf = (item: AgendaItem) => {
    const outcome = results.get(item.id)?.result?.outcome;
    if (running?.item_id === item.id || (outcome !== undefined && isDecided(outcome))) return undefined;
    const { id, is_convened: isConvened } = meeting;
    return <ItemActions meetingId={id} item={item} items={items} isConvened={isConvened} isHold />;
  };
  const openingOf = (item: AgendaItem, isAgain: boolean) =>
    mayOpen &&
    item.proposal && (
      <Button
        variant={isAgain ? 'text' : 'quiet'}
        size="small"
        aria-label={(isAgain ? texts.againOf : texts.openOf)(item.number, item.title)}
        onPress={() => onOpen(item)}
      >
        {isAgain ? texts.again : texts.openShort}
      </Button>
    );
  return (
    <Section
      title={texts.others}
      action={
        mayChange && (
          <Button variant="text" size="small" onPress={() => setAsked(!isAsked)}>
            {isChanging ? texts.agenda.done : texts.agenda.change}
          </Button>
        )
      }
    >
      <Stack>
        {isChanging && <p>{texts.agenda.text}</p>}
        <NumberedRows
          label={texts.others}
          rows={items.map((item) => {
            const ballot = results.get(item.id);
            const { id, number, title, kind, since_convocation } = item;
            const isNow = running?.item_id === id;
            const known = isNow ? texts.now : ballot ? texts.sum(ballot) : texts.kinds[kind];
            const hasNote = noted.has(id);
            const details = [
              known,
              ...(since_convocation ? [sinceConvocationMarks[since_convocation]] : []),
              ...(hasNote ? [noteTexts.mark] : []),
            ];
            return {
              id,
              number,
              title,
              detail: details.join(' · '),
              mark: !isNow && ballot?.result && <BallotStatus ballot={ballot} />,
              aside: onNote && !isChanging && (
                <NoteButton item={item} hasNote={hasNote} onPress={() => onNote(item)} />
              ),
              actions: isChanging ? changesOf(item) : openingOf(item, ballot !== undefined),
            };
          })}
        />
        {isChanging && <AddItem meetingId={meeting.id} count={items.length} />}
      </Stack>
    </Section>
  );
}
