import { Banner } from '../banner/banner.tsx';
import { texts } from './texts.ts';

/** Tells those with an outdated browser, in the words of specification §8, which come from outside. */
export function BrowserWarning({ children }: { children: string }) {
  return (
    <Banner tone="danger" label={texts.label}>
      {children}
    </Banner>
  );
}
