import { mdiAccountGroupOutline } from '@mdi/js';
import { formatList } from '@mijn/domain/formats';
import { HOLDER_SEARCH_LENGTH_MIN } from '@mijn/domain/limits';
import type { ProxyHolder } from '@mijn/domain/proxies';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { PersonChoice } from '../components/choice-cards/person-cards.tsx';
import { useFormValues, useSetFormValue } from '../../../shared/forms/use-form-values.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { formTexts } from './form-texts.ts';
import { BOARD, OTHER, type ProxyValues } from './form-values.ts';
import { useListProxyHoldersQuery } from './proxy-form-calls.ts';
import { useAskedWords } from '../use-asked-words.ts';
import { SearchedChoices } from './searched-choices.tsx';

const { holder: texts } = formTexts;

/** Returns the members with the words that were typed, once the member pauses. */
function useHolders(meeting_id: string, typed: string) {
  const { id: association_id } = useAssociation();
  const words = typed.trim();
  const asked = useAskedWords(words);
  const isAsked = asked.length >= HOLDER_SEARCH_LENGTH_MIN && words.length >= HOLDER_SEARCH_LENGTH_MIN;
  const query = useListProxyHoldersQuery(
    isAsked ? { params: { association_id, meeting_id }, query: { q: asked } } : skipToken,
  );
  const found = isAsked ? query.data?.data : undefined;
  const text = () => {
    if (words !== '' && words.length < HOLDER_SEARCH_LENGTH_MIN) return texts.more;
    if (isAsked && query.isError) return texts.failed;
    if (found === undefined) return '';
    return found.length === 0 ? texts.none(asked) : texts.found(found.length);
  };
  return { found: found ?? [], text: text() };
}

const choiceOf =
  (max: number) =>
  (holder: ProxyHolder): PersonChoice => ({
    id: holder.id,
    name: holder.name,
    detail: formatList(holder.apartments),
    tag: holder.is_board ? texts.boardTag : undefined,
    obstacle: holder.is_full ? texts.full(max) : undefined,
  });

export const boardChoice: PersonChoice = {
  id: BOARD,
  name: texts.board,
  detail: texts.boardDetail,
  icon: mdiAccountGroupOutline,
};

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
  const { holder: value, chosen_name: chosenName } = useFormValues<ProxyValues>();
  const setName = useSetFormValue('chosen_name');
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState(known);
  const search = useHolders(meetingId, typed);
  const found = search.found.map(choiceOf(proxiesMax));
  const isMember = value !== '' && value !== BOARD && value !== OTHER;
  // The chosen member stays in sight, also when another search does not find the member.
  const chosen = picked?.id === value ? picked : { id: value, name: chosenName };
  const people = [
    ...(isMember && !found.some((person) => person.id === value) ? [chosen] : []),
    ...found,
    ...others,
  ];
  return (
    <SearchedChoices
      name="holder"
      searchLabel={texts.search}
      typed={typed}
      onType={setTyped}
      found={search.text}
      people={people}
      onChoose={(next) => {
        const person = people.find((one) => one.id === next);
        setPicked(person);
        setName(next === BOARD || next === OTHER ? '' : (person?.name ?? ''));
      }}
    />
  );
}
