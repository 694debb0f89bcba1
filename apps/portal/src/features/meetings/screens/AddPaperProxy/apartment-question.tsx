import { mdiHomeOutline } from '@mdi/js';
import { SEARCH_TEXT_LENGTH_MAX } from '@mijn/domain/limits';
import type { ApartmentInList } from '@mijn/domain/voting-rules';
import { PersonChoices } from '@mijn/ui/person-choices';
import { SearchField } from '@mijn/ui/search-field';
import { Stack } from '@mijn/ui/stack';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useFormFieldProps } from '../../../../shared/forms/fields.tsx';
import { useFormValues, useSetFormValue } from '../../../../shared/forms/use-form-values.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useListApartmentsQuery } from '../../proxies/proxy-form-calls.ts';
import { inList } from '../../proxies/words.ts';
import type { PaperValues } from './paper-values.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.apartment;

/** The time after the last keystroke before apartments are searched for, in milliseconds. */
const TYPING_PAUSE_MS = 300;

/** The number of apartments that a search shows: one more letter is quicker than a longer list. */
const SHOWN_MAX = 8;

function useApartments(typed: string) {
  const { id: association_id } = useAssociation();
  const [asked, setAsked] = useState('');
  const words = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
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

const choiceOf = ({ id, name, votes, owners }: ApartmentInList) => ({
  id,
  name,
  detail: [texts.votes(votes), ...(owners.length > 0 ? [inList(owners)] : [])].join(' · '),
  icon: mdiHomeOutline,
});

/** Asks for which apartment a paper is. The name of its owners is the first guess of who signed. */
export function ApartmentQuestion() {
  const { id, value, onChange, label, errorMessage } = useFormFieldProps('apartment');
  const { apartment_name: chosenName, giver_name: giverName } = useFormValues<PaperValues>();
  const setName = useSetFormValue('apartment_name');
  const setGiver = useSetFormValue('giver_name');
  const [typed, setTyped] = useState('');
  const [guess, setGuess] = useState('');
  const { found, text } = useApartments(typed);
  const chosen = { id: value, name: chosenName, icon: mdiHomeOutline };
  const isShown = value === '' || found.some((apartment) => apartment.id === value);
  const choices = [...(isShown ? [] : [chosen]), ...found.map(choiceOf)];
  return (
    <div id={id}>
      <Stack gap="small">
        <SearchField
          label={texts.search}
          value={typed}
          maxLength={SEARCH_TEXT_LENGTH_MAX}
          onChange={setTyped}
          onSubmit={setTyped}
        />
        <output>{text}</output>
        <PersonChoices
          label={label}
          isLabelHidden
          errorMessage={errorMessage}
          people={choices}
          value={value === '' ? null : value}
          onChange={(next) => {
            const apartment = found.find((one) => one.id === next);
            const owners = apartment ? inList(apartment.owners) : '';
            onChange(next);
            setName(apartment?.name ?? chosenName);
            // A name that somebody typed stays.
            if (giverName === '' || giverName === guess) setGiver(owners);
            setGuess(owners);
          }}
        />
      </Stack>
    </div>
  );
}
