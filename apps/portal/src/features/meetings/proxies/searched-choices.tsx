import { SEARCH_TEXT_LENGTH_MAX } from '@mijn/domain/limits';
import { SearchField } from '@mijn/ui/search-field';
import { Stack } from '@mijn/ui/stack';
import { ChoiceCards } from '../components/choice-cards/choice-cards.tsx';
import { type PersonChoice, personCards } from '../components/choice-cards/person-cards.tsx';
import { useFormFieldProps } from '../../../shared/forms/fields.tsx';

interface SearchedChoicesProps {
  /** The name of the field of the form. */
  name: string;
  searchLabel: string;
  typed: string;
  onType: (typed: string) => void;
  /** What the search found, also for screen readers. */
  found: string;
  people: readonly PersonChoice[];
  /** Called after the field has its new value. */
  onChoose: (id: string) => void;
}

/** Shows a field of a form whose choices are searched for. */
export function SearchedChoices({
  name,
  searchLabel,
  typed,
  onType,
  found,
  people,
  onChoose,
}: SearchedChoicesProps) {
  const { id, value, onChange, label, errorMessage } = useFormFieldProps(name);
  return (
    <div id={id}>
      <Stack gap="small">
        <SearchField
          label={searchLabel}
          value={typed}
          maxLength={SEARCH_TEXT_LENGTH_MAX}
          onChange={onType}
          // Enter searches at once for somebody who is used to it, and must not send the form.
          onSubmit={onType}
        />
        <output>{found}</output>
        <ChoiceCards
          look="list"
          label={label}
          isLabelHidden
          errorMessage={errorMessage}
          options={personCards(people)}
          value={value === '' ? null : value}
          onChange={(next) => {
            onChange(next);
            onChoose(next);
          }}
        />
      </Stack>
    </div>
  );
}
