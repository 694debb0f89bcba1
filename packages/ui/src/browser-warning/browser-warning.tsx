import { Banner } from '../banner/banner.tsx';
import { texts } from './texts.ts';

/** Warns about an outdated browser. The text of specification §8 is passed in. */
export function BrowserWarning({ children }: { children: string }) {
  return (
    <Banner tone="danger" label={texts.label}>
      {children}
    </Banner>
  );
}
