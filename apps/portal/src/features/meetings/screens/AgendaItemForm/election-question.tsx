import { electionMethods, electionMethodTexts } from '@mijn/domain/elections';
import { OPTIONS_MAX } from '@mijn/domain/limits';
import { Checkbox } from '@mijn/ui/checkbox';
import { Select } from '@mijn/ui/select';
import { Stack } from '@mijn/ui/stack';
import { useFormFieldProps } from '../../../../shared/forms/fields.tsx';
import { texts } from './texts.ts';

const seatOptions = Array.from({ length: OPTIONS_MAX }, (_, at) => ({ id: `${at + 1}`, label: `${at + 1}` }));

const methodOptions = electionMethods.map((id) => ({ id, label: electionMethodTexts[id] }));

/** Asks whether people are elected, for how many seats, and how. */
export function ElectionQuestion() {
  const seats = useFormFieldProps('seats');
  const method = useFormFieldProps('election_method');
  return (
    <Stack gap="small">
      <Checkbox
        label={texts.election.label}
        description={texts.election.help}
        isSelected={seats.value !== ''}
        onChange={(isElection) => seats.onChange(isElection ? '1' : '')}
      />
      {seats.value !== '' && (
        <>
          <Select {...seats} options={seatOptions} />
          <Select {...method} options={methodOptions} />
        </>
      )}
    </Stack>
  );
}
