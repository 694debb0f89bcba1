import { DateField } from '@mijn/ui/date-field';
import { texts } from './texts.ts';
import type { Ends } from './use-range.ts';

interface DateRangeFieldsProps {
  typed: Ends<string | null>;
  faults: Ends<string | undefined>;
  onChange: (typed: Ends<string | null>) => void;
}

/** Loads when the filter opens, because a date field is large. */
export function DateRangeFields({ typed, faults, onChange }: DateRangeFieldsProps) {
  return (
    <>
      <DateField
        label={texts.from}
        value={typed.from}
        errorMessage={faults.from}
        onChange={(from) => onChange({ ...typed, from })}
      />
      <DateField
        label={texts.to}
        value={typed.to}
        errorMessage={faults.to}
        onChange={(to) => onChange({ ...typed, to })}
      />
    </>
  );
}
