import { PasswordField, type PasswordFieldProps } from '@mijn/ui/password-field';
import { TextField, type TextFieldProps } from '@mijn/ui/text-field';
import { useField } from 'formik';
import { createContext, useContext } from 'react';
import type { FileName } from '../drafts/draft.ts';
import type { DraftHandle } from '../drafts/draft-handle.ts';

interface FormSurroundings {
  id: string;
  /** The draft of the form, if it has one. */
  draft: DraftHandle | undefined;
  /** Sets the files of a field, so that the draft keeps their names. */
  setFiles: (name: string, files: readonly FileName[]) => void;
  /** Sets the reason why the form can't be saved yet because of a field, or removes it. */
  setHold: (name: string, reason: string | undefined) => void;
  /** Registers what a field does when the user discards the draft. Returns a function that removes it. */
  onRestart: (act: () => void) => () => void;
  labels: Readonly<Record<string, string | undefined>>;
  /** The validation errors of the server, by field name. */
  serverFaults: Readonly<Record<string, string>>;
  /** Called when a field changes, because the server's error for that field no longer applies. */
  onFieldChange: (name: string) => void;
  /** Reads the other fields, because rendering them again would replace what a password manager has entered. */
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

/** Returns the id of a field's input. The error summary links to this id. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/** Returns what the form context contains for a field. */
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

/** Returns the props that connect a field component of `@mijn/ui` to the form. */
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

/** The props that a field gets from the form and not from the screen. */
export type FromForm = 'label' | 'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'id' | 'name';

/** Renders a text field as a field of the form. */
export function FormTextField({ name, ...props }: Omit<TextFieldProps, FromForm> & { name: string }) {
  return <TextField {...props} {...useFormFieldProps(name)} />;
}

/** Renders a password field as a field of the form. */
export function FormPasswordField({ name, ...props }: Omit<PasswordFieldProps, FromForm> & { name: string }) {
  return <PasswordField {...props} {...useFormFieldProps(name)} />;
}
