import type { ReactNode } from 'react';

export interface FieldProps {
  label: string;
  description?: ReactNode;
  /** The error message, which says what is wrong and what to do. A field with an error message is invalid. */
  errorMessage?: string | undefined;
  /** Whether the label ends with "(niet verplicht)", so that a form marks the fields that may stay empty. */
  isOptional?: boolean;
  /** The number of the question that the field is. The label is then a heading, for a form of a few large questions. */
  question?: number | undefined;
}
