import { useFormikContext } from 'formik';
import type { FormValues } from '../drafts/draft.ts';

export const useFormValues = <Values extends FormValues>(): Values => useFormikContext<Values>().values;

/** Returns a function that sets a value which follows another one. Unlike a change by the member, it reads no other field. */
export function useSetFormValue(name: string): (value: string) => void {
  const { setFieldValue } = useFormikContext<FormValues>();
  return (value) => void setFieldValue(name, value);
}

export function useSubmitForm(): () => void {
  const { submitForm } = useFormikContext<FormValues>();
  return () => void submitForm();
}
