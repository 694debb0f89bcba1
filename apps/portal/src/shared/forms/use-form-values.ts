import { useFormikContext } from 'formik';
import type { FormValues } from '../drafts/draft.ts';

export const useFormValues = <Values extends FormValues>(): Values => useFormikContext<Values>().values;
