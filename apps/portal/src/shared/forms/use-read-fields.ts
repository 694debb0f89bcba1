import { useCallback, useRef } from 'react';
import type { FormValues } from '../drafts/draft.ts';
import { enterValue } from '../shell/enter-value.ts';
import { fieldId } from './fields.tsx';

const isTextField = (element: HTMLElement | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && /^(?:text|email|password|tel)$/u.test(element.type));

/**
 * Returns a function that enters the text of fields that the form does not know. Some password managers set the value of
 * a field without an event, and React would put back its own value when it renders the field again.
 */
export function useReadFields(id: string, values: FormValues): (except?: string) => void {
  const isReading = useRef(false);
  return useCallback(
    (except) => {
      // Entering a value changes a field, which asks for the other fields.
      if (isReading.current) return;
      isReading.current = true;
      for (const [name, value] of Object.entries(values)) {
        const field = document.getElementById(fieldId(id, name));
        if (name !== except && isTextField(field) && field.value !== value) enterValue(field, field.value);
      }
      isReading.current = false;
    },
    [id, values],
  );
}
