import { mdiHomeOutline } from '@mdi/js';
import { formatList } from '@mijn/domain/formats';
import type { ApartmentInList } from '@mijn/domain/voting-rules';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useFormValues, useSetFormValue } from '../../../../shared/forms/use-form-values.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useListApartmentsQuery } from '../../proxies/proxy-form-calls.ts';
import { SearchedChoices } from '../../proxies/searched-choices.tsx';
import { useAskedWords } from '../../use-asked-words.ts';
import type { PaperValues } from './paper-values.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.apartment;

/** The number of apartments that a search shows: one more letter is quicker than a longer list. */
const SHOWN_MAX = 8;

function useApartments(typed: string) {
  const { id: association_id } = useAssociation();
  const words = typed.trim();
  const asked = useAskedWords(words);
  const isAsked = asked !== '' && words !== '';
  const query = useListApartmentsQuery(
    isAsked ? { params: { association_id }, query: { q: asked, per_page: SHOWN_MAX } } : skipToken,
  );
  const found = isAsked ? query.data : undefined;
  const text = () => {
    if (isAsked && query.isError) return texts.failed;
    if (found === undefined) return '';
    return found.meta.total === 0 ? texts.none(asked) : texts.found(found.meta.total);
  };
  return { found: found?.data ?? [], text: text() };
}

/** The owners, also one without an account. */
const namesOf = ({ owners, owner_name }: Pick<ApartmentInList, 'owners' | 'owner_name'>): string =>
  formatList([...owners, ...(owner_name === null ? [] : [owner_name])]);

const choiceOf = ({ id, name, votes, ...apartment }: ApartmentInList) => ({
  id,
  name,
  detail: [texts.votes(votes), namesOf(apartment)].filter((part) => part !== '').join(' · '),
  icon: mdiHomeOutline,
});

/** Asks for which apartment a paper is. The name of its owners is the first guess of who signed. */
export function ApartmentQuestion() {
  const {
    apartment: value,
    apartment_name: chosenName,
    giver_name: giverName,
  } = useFormValues<PaperValues>();
  const setName = useSetFormValue('apartment_name');
  const setGiver = useSetFormValue('giver_name');
  const [typed, setTyped] = useState('');
  const [guess, setGuess] = useState('');
  const { found, text } = useApartments(typed);
  const chosen = { id: value, name: chosenName, icon: mdiHomeOutline };
  const isShown = value === '' || found.some((apartment) => apartment.id === value);
  return (
    <SearchedChoices
      name="apartment"
      searchLabel={texts.search}
      typed={typed}
      onType={setTyped}
      found={text}
      people={[...(isShown ? [] : [chosen]), ...found.map(choiceOf)]}
      onChoose={(next) => {
        const apartment = found.find((one) => one.id === next);
        const owners = apartment ? namesOf(apartment) : '';
        setName(apartment?.name ?? chosenName);
        // A name that somebody typed stays.
        if (giverName === '' || giverName === guess) setGiver(owners);
        setGuess(owners);
      }}
    />
  );
}
