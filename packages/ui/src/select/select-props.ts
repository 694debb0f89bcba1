import type { FieldProps } from '../field/field-props.ts';

export interface SelectProps extends FieldProps {
  id?: string;
  name?: string;
  options: readonly { id: string; label: string }[];
  value: string | null;
  onChange: (id: string) => void;
  onBlur?: () => void;
  /** The look of the field. `chip` is for a filter above a list, with the label on the button. */
  look?: 'field' | 'chip';
  isDisabled?: boolean;
}
