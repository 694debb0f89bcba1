import type { ReactNode } from 'react';

/** What every field has in common. */
export interface FieldProps {
  label: string;
  description?: ReactNode;
  /** What is wrong and what to do. Its presence makes the field invalid. */
  errorMessage?: string | undefined;
  /** Says "(niet verplicht)" behind the label: a form marks what may stay empty. */
  isOptional?: boolean;
}
