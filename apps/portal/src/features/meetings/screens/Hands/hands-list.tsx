import type { Ballot, BallotApartment } from '@mijn/domain/ballots';
import { SEARCH_TEXT_LENGTH_MAX } from '@mijn/domain/limits';
import { ChoiceBar } from '@mijn/ui/choice-bar';
import { type Column, DataTable } from '@mijn/ui/data-table';
import { SearchField } from '@mijn/ui/search-field';
import { Stack } from '@mijn/ui/stack';
import { StayOnTop } from '../../components/stay-on-top/stay-on-top.tsx';
import { useState } from 'react';
import { EmptyList } from '../../../../shared/tables/empty-list.tsx';
import { useWithinPages } from '../../../../shared/tables/list-pages.ts';
import { pageOf, tableContent } from '../../../../shared/tables/table-content.tsx';
import { urlFormat } from '../../../../shared/tables/url-format.ts';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
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

const { columns: headers } = texts;

interface HandsListProps {
  params: { association_id: string; meeting_id: string };
  ballot: Ballot;
  mayEnter: boolean;
}

/** Returns the columns of the apartments of a ballot. */
const columnsFor = (
  { params, ballot, mayEnter }: HandsListProps,
  onDone: (text: string) => void,
): readonly Column<Row>[] => [
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
      return (
        <Buttons params={params} ballot={ballot} kept={{ row, isGone }} mayEnter={mayEnter} onDone={onDone} />
      );
    },
  },
];

/** Shows the apartments of a ballot. While votes come in, no row moves. */
export function HandsList(props: HandsListProps) {
  const { params, ballot } = props;
  const { settings, onChange } = useListSettings('hands', handsUrl);
  const [typed, setTyped] = useState('');
  const [done, setDone] = useState('');
  const words = typed.trim();
  const asked = useAskedWords(words);
  const q = words === '' ? '' : asked;
  const listed = useListBallotApartmentsQuery(
    { params: { ...params, ballot_id: ballot.id }, query: { ...settings, ...(q !== '' && { q }) } },
    { pollingInterval: APARTMENTS_MS },
  );
  const query = useWithinPages(listed, (next, options) => onChange({ page: next }, options));
  const kept = useKeptRows(JSON.stringify([settings, q]), query.currentData?.data);
  const content = tableContent(query, texts.failed);
  const isAllVoted = settings.is_silent === true && typed === '';
  const isFiltered = settings.is_silent !== undefined || typed !== '';
  const search = (next: string) => {
    setTyped(next);
    if (settings.page !== undefined) onChange({ page: undefined }, { replace: true });
  };
  const rows = kept?.map((one): Row => Object.assign({ id: one.row.apartment_id }, one));
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
      {props.mayEnter && <output>{done === '' ? texts.hint : done}</output>}
      <ChoiceBar
        label={texts.filter.label}
        choices={texts.filter.choices}
        value={filterOf(settings.is_silent)}
        onChange={(id) => onChange({ is_silent: flagOf(id) })}
      />
      <DataTable
        label={texts.title}
        columns={columnsFor(props, setDone)}
        cardsUpTo="tablet"
        countText={texts.count}
        content={content.state === 'loaded' ? { ...content, rows: rows ?? [] } : content}
        empty={
          <EmptyList
            drawing="meetings"
            texts={isAllVoted ? { ...texts, nothingFound: texts.allVoted } : texts}
            isFiltered={isFiltered}
            onClear={() => {
              setTyped('');
              onChange({ is_silent: undefined });
            }}
          />
        }
        paging={{ ...pageOf(query), onPage: (page) => onChange({ page }) }}
      />
    </Stack>
  );
}
