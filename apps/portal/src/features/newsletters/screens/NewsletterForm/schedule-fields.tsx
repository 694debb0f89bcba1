import { FormDateField, FormSelect } from '../../../../shared/forms/choice-fields.tsx';
import { useFormValues } from '../../../../shared/forms/use-form-values.ts';
import type { NewsletterValues } from './newsletter-values.ts';

const times = Array.from({ length: 96 }, (_, quarter) => {
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15];
  const text = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return { id: text, label: text.replace(':', '.') };
});

/** Returns the times, with the time of the newsletter first if it is no quarter of an hour. */
const timesWith = (time: string) =>
  time === '' || times.some(({ id }) => id === time)
    ? times
    : [{ id: time, label: time.replace(':', '.') }, ...times];

export function ScheduleFields() {
  const { publish_time } = useFormValues<NewsletterValues>();
  return (
    <>
      <FormDateField name="publish_date" />
      <FormSelect name="publish_time" options={timesWith(publish_time)} />
    </>
  );
}
