import { FormDateField, FormSelect } from '../../../../shared/forms/choice-fields.tsx';
import { timesWith } from '../../../../shared/forms/day-times.ts';
import { useFormValues } from '../../../../shared/forms/use-form-values.ts';
import type { NewsletterValues } from './newsletter-values.ts';

export function ScheduleFields() {
  const { publish_time } = useFormValues<NewsletterValues>();
  return (
    <>
      <FormDateField name="publish_date" />
      <FormSelect name="publish_time" options={timesWith(publish_time)} />
    </>
  );
}
