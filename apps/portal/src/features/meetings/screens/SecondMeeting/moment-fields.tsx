import { FormDateField, FormSelect } from '../../../../shared/forms/choice-fields.tsx';
import { timesWith } from '../../../../shared/forms/day-times.ts';
import { useFormValues } from '../../../../shared/forms/use-form-values.ts';

interface MomentFieldsProps {
  /** The days between which the meeting can be, such as `2026-12-14`. */
  firstDay: string;
  lastDay: string;
}

/** Asks for the day and the time of a meeting. */
export function MomentFields({ firstDay, lastDay }: MomentFieldsProps) {
  const { start_time } = useFormValues<{ start_time: string }>();
  return (
    <>
      <FormDateField name="meeting_day" min={firstDay} max={lastDay} />
      <FormSelect name="start_time" options={timesWith(start_time)} />
    </>
  );
}
