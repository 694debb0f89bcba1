import { content } from './content.ts';
import { functions } from './functions.ts';
import { values } from './values.ts';
import { whether } from './whether.ts';

const dutch: Readonly<Record<string, string>> = {
  ...content,
  ...functions,
  ...values,
  ...whether,
};

/**
 * Returns the Dutch text for the docstring of a prop, which designers read. A docstring without one stays English, and fails the check
 * of the site.
 */
export const inDutch = (docstring: string): string => {
  const sentence = docstring.replace(/\s+/gu, ' ').trim();
  return dutch[sentence] ?? sentence;
};
