import { string } from 'yup';

/** A calendar day, `2026-06-10`. Whether there is such a day is for the server to say. */
export function day() {
  return string().matches(/^\d{4}-\d{2}-\d{2}$/u);
}
