import { ATTENDEES_MAX, SEARCH_TEXT_LENGTH_MAX } from '@mijn/domain/limits';
import type { Attendee } from '@mijn/domain/presence';
import { ChoiceBar } from '@mijn/ui/choice-bar';
import { Link } from '@mijn/ui/link';
import { SearchField } from '@mijn/ui/search-field';
import { Stack } from '@mijn/ui/stack';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { StayOnTop } from '../../components/stay-on-top/stay-on-top.tsx';
import { Page } from '../../../../shared/shell/page.tsx';
import { ListTable } from '../../../../shared/tables/list-table.tsx';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { usePages, withRows } from '../../../../shared/tables/use-list.ts';
import { HallPresence } from '../../hold/hall-presence.tsx';
import { filterOf, flagOf } from '../../hold/flag-filter.ts';
import { HeldState, useMayRecord } from '../../hold/held-state.tsx';
import { LostConnection } from '../../hold/lost-connection.tsx';
import { MeetingLine } from '../../components/meeting-line.tsx';
import { holdTexts } from '../../hold/texts.ts';
import { useHall, useRetry } from '../../hold/use-hall.ts';
import { useGetMeetingQuery } from '../../meetings.endpoints.ts';
import { holdPath } from '../../meetings.paths.ts';
import { SheetLinks } from '../../sheets/sheet-links.tsx';
import { useAskedWords } from '../../use-asked-words.ts';
import { doorUrl, useListAttendeesQuery } from '../../voting/ballot-calls.ts';
import { attendeeColumns } from './attendee-columns.tsx';
import { firstButtonOf, PresenceButtons } from './presence-buttons.tsx';
import { SeveralButtons } from './several-buttons.tsx';
import { texts } from './texts.ts';

/** The rows have the id that a table asks for. */
const withIds = (attendees: readonly Attendee[]) =>
  attendees.map((attendee) => Object.assign({ id: attendee.attendee }, attendee));

/** Returns the people with the words that were typed. An emptied field shows everybody at once. */
function useAttendees(params: { association_id: string; meeting_id: string }, typed: string) {
  const { settings, onChange } = useListSettings('door', doorUrl);
  const asked = useAskedWords(typed.trim());
  const q = typed.trim() === '' ? '' : asked;
  const query = useListAttendeesQuery({ params, query: { ...settings, ...(q !== '' && { q }) } });
  const pages = usePages(query, { url: doorUrl, settings, onChange });
  return { settings, onChange, pages, isSettled: q === typed.trim() };
}

/** Shows the board who is present, and lets it record who comes and leaves. */
export function DoorScreen() {
  const { meetingId = '' } = useParams();
  const { params, presence, isLost: isHallLost } = useHall(meetingId);
  const [typed, setTyped] = useState('');
  const [selected, setSelected] = useState<readonly Attendee[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const { settings, onChange, pages, isSettled } = useAttendees(params, typed);
  const isListLost = useRetry([pages.query]);
  const mayRecord = useMayRecord(presence.currentData);
  const { currentData: meeting } = useGetMeetingQuery({ params });
  const isFiltered = pages.isFiltered || typed !== '';

  const search = (words: string) => {
    setTyped(words);
    if (settings.page !== undefined) onChange({ page: undefined }, { replace: true });
  };
  const afterRecord = () => {
    // Who goes down the list keeps the focus on the button. A search is over, and a filtered row leaves the list.
    if (!isFiltered) return;
    search('');
    input.current?.focus();
  };
  const toFirst = () => {
    const first = isSettled ? pages.query.currentData?.data[0] : undefined;
    if (first) document.getElementById(firstButtonOf(first.attendee))?.focus();
  };
  const list = {
    ...withRows(pages, withIds),
    isFiltered,
    onClear: () => {
      search('');
      pages.onClear();
    },
  };
  const hasOnline = meeting?.online_url !== null;
  const selection = {
    selected: selected.map(({ attendee }) => attendee),
    onSelect: (ids: readonly string[]) => {
      // Rows of other pages stay selected.
      const known = [...(pages.query.currentData?.data ?? []), ...selected];
      const chosen = ids.flatMap((id) => known.find(({ attendee }) => attendee === id) ?? []);
      setSelected(chosen.slice(0, ATTENDEES_MAX));
    },
    nameOf: texts.nameOf,
    actions: (
      <SeveralButtons
        params={params}
        attendees={selected}
        hasOnline={hasOnline}
        isDisabled={!mayRecord}
        onDone={() => {
          setSelected([]);
          afterRecord();
        }}
      />
    ),
  };
  const columns = attendeeColumns((attendee) => (
    <PresenceButtons
      params={params}
      attendee={attendee}
      hasOnline={hasOnline}
      isDisabled={!mayRecord}
      onDone={afterRecord}
    />
  ));
  return (
    <Page
      title={texts.title}
      sub={<MeetingLine meetingId={meetingId} />}
      back={
        <Link href={holdPath(meetingId)} isBack>
          {holdTexts.toHold}
        </Link>
      }
    >
      <Stack>
        <LostConnection isLost={isHallLost || isListLost} />
        {presence.currentData && (
          <>
            <HeldState meetingId={meetingId} presence={presence.currentData} />
            <HallPresence presence={presence.currentData} />
          </>
        )}
        <StayOnTop>
          <SearchField
            label={texts.search}
            inputRef={input}
            value={typed}
            maxLength={SEARCH_TEXT_LENGTH_MAX}
            onChange={search}
            onSubmit={toFirst}
          />
        </StayOnTop>
        <p>{texts.hint}</p>
        <ChoiceBar
          label={texts.filter.label}
          choices={texts.filter.choices}
          value={filterOf(settings.is_present)}
          onChange={(id) => onChange({ is_present: flagOf(id) })}
        />
        <ListTable
          list={list}
          drawing="meetings"
          texts={texts}
          columns={columns}
          cardsUpTo="tablet"
          selection={selection}
        />
        <SheetLinks meetingId={meetingId} />
      </Stack>
    </Page>
  );
}
