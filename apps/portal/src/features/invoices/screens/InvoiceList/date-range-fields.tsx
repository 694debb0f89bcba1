import { DateField } from '@mijn/ui/date-field';
import { texts } from './texts.ts';

/** The typed days of a range, as `DateField` gives them. */
export interface TypedDays {
  from: string | null;
  to: string | null;
}

interface DateRangeFieldsProps {
  typed: TypedDays;
  faults: { from?: string | undefined; to?: string | undefined };
  onChange: (typed: TypedDays) => void;
}

/** Shows the first and the last day of a range. They load when the filter opens, because a date field is large. */
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
