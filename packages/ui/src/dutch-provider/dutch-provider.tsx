import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Sets Dutch, regardless of the language of the browser. The build has no texts in other languages. */
export function DutchProvider({ children }: { children: ReactNode }) {
  return <I18nProvider locale="nl-NL">{children}</I18nProvider>;
}
