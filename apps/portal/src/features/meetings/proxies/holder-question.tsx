import { mdiAccountGroupOutline } from '@mdi/js';
import { HOLDER_SEARCH_LENGTH_MIN, SEARCH_TEXT_LENGTH_MAX } from '@mijn/domain/limits';
import type { ProxyHolder } from '@mijn/domain/proxies';
import { type PersonChoice, PersonChoices } from '@mijn/ui/person-choices';
import { SearchField } from '@mijn/ui/search-field';
import { Stack } from '@mijn/ui/stack';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useFormFieldProps } from '../../../shared/forms/fields.tsx';
import { useFormValues, useSetFormValue } from '../../../shared/forms/use-form-values.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { formTexts } from './form-texts.ts';
import { BOARD, OTHER, type ProxyValues } from './form-values.ts';
import { useListProxyHoldersQuery } from './proxy-form-calls.ts';
import { inList } from './words.ts';

const { holder: texts } = formTexts;

/** The time after the last keystroke before members are searched for, in milliseconds. */
const TYPING_PAUSE_MS = 300;

/** Returns the members with the words that were typed, once the member pauses. */
function useHolders(meeting_id: string, typed: string) {
  const { id: association_id } = useAssociation();
  const [asked, setAsked] = useState('');
  const words = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const isAsked = asked.length >= HOLDER_SEARCH_LENGTH_MIN && words.length >= HOLDER_SEARCH_LENGTH_MIN;
  const query = useListProxyHoldersQuery(
    isAsked ? { params: { association_id, meeting_id }, query: { q: asked } } : skipToken,
  );
  return { words, found: isAsked ? query.data?.data : undefined, asked, isFailed: isAsked && query.isError };
}

const choiceOf =
  (max: number) =>
  (holder: ProxyHolder): PersonChoice => ({
    id: holder.id,
    name: holder.name,
    detail: inList(holder.apartments),
    tag: holder.is_board ? texts.boardTag : undefined,
    obstacle: holder.is_full ? texts.full(max) : undefined,
  });

export const boardChoice: PersonChoice = {
  id: BOARD,
  name: texts.board,
  detail: texts.boardDetail,
  icon: mdiAccountGroupOutline,
};

/** Says what a search found, also for screen readers. */
function Found({ words, found, asked, isFailed }: ReturnType<typeof useHolders>) {
  const text = () => {
    if (words !== '' && words.length < HOLDER_SEARCH_LENGTH_MIN) return texts.more;
    if (isFailed) return texts.failed;
    if (found === undefined) return '';
    return found.length === 0 ? texts.none(asked) : texts.found(found.length);
  };
  return <output>{text()}</output>;
}

interface HolderQuestionProps {
  meetingId: string;
  proxiesMax: number;
  /** The choices beside the members, such as the board. */
  others: readonly PersonChoice[];
  /** The holder of a proxy that is being changed. */
  known?: PersonChoice | undefined;
}

/** Asks who votes: a member, who is searched for by name or apartment, or one of the other choices. */
export function HolderQuestion({ meetingId, proxiesMax, others, known }: HolderQuestionProps) {
  const { id, value, onChange, label, errorMessage } = useFormFieldProps('holder');
  const { chosen_name: chosenName } = useFormValues<ProxyValues>();
  const setName = useSetFormValue('chosen_name');
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState(known);
  const search = useHolders(meetingId, typed);
  const found = (search.found ?? []).map(choiceOf(proxiesMax));
  const isMember = value !== '' && value !== BOARD && value !== OTHER;
  // The chosen member stays in sight, also when another search does not find the member.
  const chosen = picked?.id === value ? picked : { id: value, name: chosenName };
  const people = [
    ...(isMember && !found.some((person) => person.id === value) ? [chosen] : []),
    ...found,
    ...others,
  ];
  return (
    <div id={id}>
      <Stack gap="small">
        <SearchField
          label={texts.search}
          value={typed}
          maxLength={SEARCH_TEXT_LENGTH_MAX}
          onChange={setTyped}
          // Enter searches at once for somebody who is used to it, and must not sign the form.
          onSubmit={setTyped}
        />
        <Found {...search} />
        <PersonChoices
          label={label}
          isLabelHidden
          errorMessage={errorMessage}
          people={people}
          value={value === '' ? null : value}
          onChange={(next) => {
            const person = people.find((one) => one.id === next);
            setPicked(person);
            onChange(next);
            setName(next === BOARD || next === OTHER ? '' : (person?.name ?? ''));
          }}
        />
      </Stack>
    </div>
  );
}
