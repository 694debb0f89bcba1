import { createContext, useContext } from 'react';

interface FormSurroundings {
  id: string;
  labels: Readonly<Record<string, string | undefined>>;
  /** What the server found wrong, by field. */
  serverFaults: Readonly<Record<string, string>>;
  /** Called when a field changes: what the server said of it no longer holds. */
  onFieldChange: (name: string) => void;
}

export const FormContext = createContext<FormSurroundings>({
  id: '',
  labels: {},
  serverFaults: {},
  onFieldChange: () => undefined,
});

/** The id of a field's input, to which the summary of errors links. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** What the form around a field knows of it. */
export function useFormField(name: string) {
  const { id, labels, serverFaults, onFieldChange } = useContext(FormContext);
  return {
    id: fieldId(id, name),
    label: labels[name] ?? name,
    serverFault: serverFaults[name],
    onFieldChange: () => onFieldChange(name),
  };
}
