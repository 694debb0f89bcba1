import type { Ballot, BallotApartment } from '@mijn/domain/ballots';
import { SEARCH_TEXT_LENGTH_MAX } from '@mijn/domain/limits';
import { ChoiceBar } from '@mijn/ui/choice-bar';
import { type Column } from '@mijn/ui/data-table';
import { SearchField } from '@mijn/ui/search-field';
import { Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { StayOnTop } from '../../components/stay-on-top/stay-on-top.tsx';
import { ListTable } from '../../../../shared/tables/list-table.tsx';
import { urlFormat } from '../../../../shared/tables/url-format.ts';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { usePages, withRows } from '../../../../shared/tables/use-list.ts';
import { filterOf, flagOf } from '../../hold/flag-filter.ts';
import { useAskedWords } from '../../use-asked-words.ts';
import { useListBallotApartmentsQuery } from '../../voting/ballot-calls.ts';
import { HandButtons } from './hand-buttons.tsx';
import { PaperButton } from './paper-button.tsx';
import type { KeptRow } from './kept-rows.ts';
import { texts } from './texts.ts';
import { useKeptRows } from './use-kept-rows.ts';

const handsUrl = urlFormat({
  is_silent: ['zonder-stem', 'flag', 'passing'],
  page: ['pagina', 'page'],
} as const);

/** The time between two questions who voted, in milliseconds. A vote on a phone gives no event. */
const APARTMENTS_MS = 5000;

type Row = KeptRow<BallotApartment> & { id: string };

const peopleOf = ({ people, right, is_early: isEarly }: BallotApartment): string => {
  if (people.length === 0 && isEarly) return texts.nobody;
  const names = people.length === 0 ? '' : people.join(', ');
  return right === 'proxy' ? [names, texts.proxy].filter(Boolean).join(', ') : names;
};

const withId = (kept: KeptRow<BallotApartment>): Row => ({ ...kept, id: kept.row.apartment_id });

const { columns: headers } = texts;

interface HandsListProps {
  params: { association_id: string; meeting_id: string };
  ballot: Ballot;
  mayEnter: boolean;
}

/** Returns the columns of the apartments of a ballot. */
const columnsFor = ({ params, ballot, mayEnter }: HandsListProps): readonly Column<Row>[] => [
  {
    id: 'apartment',
    header: headers.apartment,
    isRowHeader: true,
    cell: ({ row }) => row.name,
    under: ({ row }) => texts.votes(row.votes),
  },
  { id: 'people', header: headers.people, cardPlace: 'line', cell: ({ row }) => peopleOf(row) },
  {
    id: 'vote',
    header: headers.vote,
    width: '27rem',
    cardPlace: 'below',
    cell: ({ row, isGone }) => {
      const Buttons = ballot.is_secret ? PaperButton : HandButtons;
      return <Buttons params={params} ballot={ballot} kept={{ row, isGone }} mayEnter={mayEnter} />;
    },
  },
];

/** Shows the apartments of a ballot. While votes come in, no row moves. */
export function HandsList(props: HandsListProps) {
  const { params, ballot } = props;
  const { settings, onChange } = useListSettings('hands', handsUrl);
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const asked = useAskedWords(words);
  const q = words === '' ? '' : asked;
  const listed = useListBallotApartmentsQuery(
    { params: { ...params, ballot_id: ballot.id }, query: { ...settings, ...(q !== '' && { q }) } },
    { pollingInterval: APARTMENTS_MS },
  );
  const pages = usePages(listed, { url: handsUrl, settings, onChange });
  const kept = useKeptRows(JSON.stringify([settings, q]), pages.query.currentData?.data);
  const isAllVoted = settings.is_silent === true && typed === '';
  const search = (next: string) => {
    setTyped(next);
    if (settings.page !== undefined) onChange({ page: undefined }, { replace: true });
  };
  const list = {
    ...withRows(pages, (rows: readonly BallotApartment[]) =>
      (kept ?? rows.map((row) => ({ row, isGone: false }))).map(withId),
    ),
    isFiltered: pages.isFiltered || typed !== '',
    onClear: () => {
      setTyped('');
      pages.onClear();
    },
  };
  return (
    <Stack>
      <StayOnTop>
        <SearchField
          label={texts.search}
          value={typed}
          maxLength={SEARCH_TEXT_LENGTH_MAX}
          onChange={search}
        />
      </StayOnTop>
      {props.mayEnter && <p>{texts.hint}</p>}
      <ChoiceBar
        label={texts.filter.label}
        choices={texts.filter.choices}
        value={filterOf(settings.is_silent)}
        onChange={(id) => onChange({ is_silent: flagOf(id) })}
      />
      <ListTable
        list={list}
        drawing="meetings"
        texts={isAllVoted ? { ...texts, nothingFound: texts.allVoted } : texts}
        columns={columnsFor(props)}
        cardsUpTo="tablet"
      />
    </Stack>
  );
}
