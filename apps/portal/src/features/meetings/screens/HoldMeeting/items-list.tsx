import type { AgendaItem } from '@mijn/domain/agenda';
import type { Ballot } from '@mijn/domain/ballots';
import { Button } from '@mijn/ui/button';
import { Section } from '@mijn/ui/section';
import { NumberedRows } from '../../hold/numbered-rows/numbered-rows.tsx';
import { BallotStatus } from '../../hold/ballot-status.tsx';
import { lastResults } from '../../hold/results.ts';
import { texts } from './texts.ts';

interface ItemsListProps {
  items: readonly AgendaItem[];
  ballots: readonly Ballot[];
  /** The ballot that is open, whose item has a card of its own. */
  running: Ballot | undefined;
  /** Whether a ballot can be opened now. */
  mayOpen: boolean;
  onOpen: (item: AgendaItem) => void;
}

/** Shows the items of the agenda with their outcomes. The board can open a ballot about each proposal, in any order. */
export function ItemsList({ items, ballots, running, mayOpen, onOpen }: ItemsListProps) {
  const results = lastResults(ballots);
  const actionOf = (item: AgendaItem, isAgain: boolean) =>
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
    <Section title={texts.others}>
      <NumberedRows
        label={texts.others}
        rows={items.map((item) => {
          const ballot = results.get(item.id);
          const { id, number, title, kind } = item;
          const isNow = running?.item_id === id;
          return {
            id,
            number,
            title,
            detail: isNow ? texts.now : ballot ? texts.sum(ballot) : texts.kinds[kind],
            mark: !isNow && ballot?.result && <BallotStatus ballot={ballot} />,
            actions: actionOf(item, ballot !== undefined),
          };
        })}
      />
    </Section>
  );
}
