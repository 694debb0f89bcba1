import { PasswordField, type PasswordFieldProps } from '@mijn/ui/password-field';
import { TextField, type TextFieldProps } from '@mijn/ui/text-field';
import { useField } from 'formik';
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
function useFormField(name: string) {
  const { id, labels, serverFaults, onFieldChange } = useContext(FormContext);
  return {
    id: fieldId(id, name),
    label: labels[name] ?? name,
    serverFault: serverFaults[name],
    onFieldChange: () => onFieldChange(name),
  };
}

/** What a field of ui needs of the form around it. */
export function useFormFieldProps<Value = string>(name: string) {
  const [{ value }, { error }, { setValue, setTouched }] = useField<Value>(name);
  const { id, label, serverFault, onFieldChange } = useFormField(name);
  return {
    id,
    label,
    name,
    value,
    errorMessage: error ?? serverFault,
    onChange: (next: Value) => {
      onFieldChange();
      void setValue(next);
    },
    onBlur: () => void setTouched(true),
  };
}

/** What a field gets from the form around it, and so not from the screen. */
export type FromForm = 'label' | 'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'id' | 'name';

/** One line of text of the form. */
export function FormTextField({ name, ...props }: Omit<TextFieldProps, FromForm> & { name: string }) {
  return <TextField {...props} {...useFormFieldProps(name)} />;
}

/** A password of the form. */
export function FormPasswordField({ name, ...props }: Omit<PasswordFieldProps, FromForm> & { name: string }) {
  return <PasswordField {...props} {...useFormFieldProps(name)} />;
}
