import { PLACE_LENGTH_MAX } from '@mijn/domain/limits';
import { Stack } from '@mijn/ui/stack';
import { Suggestions } from '@mijn/ui/suggestions';
import { FormTextField, useFormFieldProps } from '../../../../shared/forms/fields.tsx';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useGetReportOptionsQuery } from '../../reports.endpoints.ts';
import { texts } from './texts.ts';

/** The number of places that are shown as suggestions, besides the apartment: two or three lines on a phone. */
const PLACES_SHOWN = 7;

export function PlaceQuestion() {
  const { id: association_id, name } = useAssociation();
  const { data } = useGetReportOptionsQuery({ params: { association_id } });
  const { value, onChange } = useFormFieldProps('place');
  const { address = null, places = [] } = data ?? {};
  const home = address === null ? [] : [{ id: `${texts.home}, ${address}`, label: texts.home }];
  const options = [...home, ...places.slice(0, PLACES_SHOWN).map((place) => ({ id: place, label: place }))];
  const chosen = options.find(({ id }) => id === value.trim());
  return (
    <Stack>
      <FormTextField
        name="place"
        question={2}
        description={texts.placeHelp}
        autoComplete="off"
        maxLength={PLACE_LENGTH_MAX}
      />
      {options.length > 0 && (
        <Suggestions
          label={texts.places(name)}
          options={options}
          chosenId={chosen?.id ?? null}
          onChoose={onChange}
        />
      )}
    </Stack>
  );
}
