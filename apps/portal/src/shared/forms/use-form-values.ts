import { useFormikContext } from 'formik';
import type { FormValues } from '../drafts/draft.ts';

/** Returns the current values of the form around a component. */
export const useFormValues = <Values extends FormValues>(): Values => useFormikContext<Values>().values;
