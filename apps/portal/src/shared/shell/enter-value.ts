/** Enters a value as if the user typed it. React ignores an event without a change that it has not seen. */
export function enterValue(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
): void {
  field.value = '';
  // The field itself has a property of React, which would note the value as one that React has seen.
  Reflect.set(Reflect.getPrototypeOf(field) ?? field, 'value', value, field);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
