import { createContext, useContext } from 'react';

interface FormSurroundings {
  id: string;
  labels: Readonly<Record<string, string | undefined>>;
}

export const FormContext = createContext<FormSurroundings>({ id: '', labels: {} });

/** The id of a field's input, to which the summary of errors links. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** The id and the label of a field of the form around it. */
export function useFormField(name: string): { id: string; label: string } {
  const { id, labels } = useContext(FormContext);
  return { id: fieldId(id, name), label: labels[name] ?? name };
}
