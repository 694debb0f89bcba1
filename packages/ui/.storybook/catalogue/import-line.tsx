import { Source } from '@storybook/addon-docs/blocks';
import { useGlobals } from './use-globals.ts';
import { shownScheme } from '../look/look.ts';
import { schemeOf } from '../scheme-of.ts';

/** Shows the line by which a module imports what the page is about. */
export function ImportLine({ code }: { code: string }) {
  const isDark = shownScheme(schemeOf(useGlobals())) === 'dark';
  return <Source code={code} language="tsx" dark={isDark} />;
}
