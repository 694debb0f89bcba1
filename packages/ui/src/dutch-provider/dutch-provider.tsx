import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Makes the components speak Dutch, whatever the browser's language: the build holds no other words. */
export function DutchProvider({ children }: { children: ReactNode }) {
  return <I18nProvider locale="nl-NL">{children}</I18nProvider>;
}
