import { object, string } from 'yup';

/** How a file is to arrive: saved, or shown by the browser where that is safe. */
export const downloadQuery = object({
  disposition: string().oneOf(['attachment', 'inline']).default('attachment'),
}).exact();
