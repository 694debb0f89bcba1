import { PasswordField, type PasswordFieldProps } from '@mijn/ui/password-field';
import { TextField, type TextFieldProps } from '@mijn/ui/text-field';
import { useField } from 'formik';
import { createContext, useContext } from 'react';
import type { FileName } from '../drafts/draft.ts';
import type { DraftHandle } from '../drafts/draft-handle.ts';

interface FormSurroundings {
  id: string;
  draft: DraftHandle | undefined;
  setFiles: (name: string, files: readonly FileName[]) => void;
  /** Sets the reason why a field keeps the form from being saved, or removes it. */
  setHold: (name: string, reason: string | undefined) => void;
  /** Registers a handler for a discarded draft. Returns a function that removes it. */
  onRestart: (act: () => void) => () => void;
  labels: Readonly<Record<string, string | undefined>>;
  serverFaults: Readonly<Record<string, string>>;
  onFieldChange: (name: string) => void;
  /** Reads the other fields, because rendering them again would replace text that a password manager has entered. */
  readOtherFields: (name?: string) => void;
}

export const FormContext = createContext<FormSurroundings>({
  id: '',
  draft: undefined,
  setFiles: () => undefined,
  setHold: () => undefined,
  onRestart: () => () => undefined,
  labels: {},
  serverFaults: {},
  onFieldChange: () => undefined,
  readOtherFields: () => undefined,
});

/** Returns the id of a field's input, to which the error summary links. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

function useFormField(name: string) {
  const { id, labels, serverFaults, onFieldChange, readOtherFields } = useContext(FormContext);
  return {
    id: fieldId(id, name),
    label: labels[name] ?? name,
    serverFault: serverFaults[name],
    onFieldChange: () => {
      readOtherFields(name);
      onFieldChange(name);
    },
    onFieldBlur: () => readOtherFields(),
  };
}

export function useFormFieldProps<Value = string>(name: string) {
  const [{ value }, { error }, { setValue, setTouched }] = useField<Value>(name);
  const { id, label, serverFault, onFieldChange, onFieldBlur } = useFormField(name);
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
    onBlur: () => {
      onFieldBlur();
      void setTouched(true);
    },
  };
}

export type FromForm = 'label' | 'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'id' | 'name';

export function FormTextField({ name, ...props }: Omit<TextFieldProps, FromForm> & { name: string }) {
  return <TextField {...props} {...useFormFieldProps(name)} />;
}

export function FormPasswordField({ name, ...props }: Omit<PasswordFieldProps, FromForm> & { name: string }) {
  return <PasswordField {...props} {...useFormFieldProps(name)} />;
}
