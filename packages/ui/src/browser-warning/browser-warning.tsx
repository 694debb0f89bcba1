import { Banner } from '../banner/banner.tsx';
import { texts } from './texts.ts';

/** Shows a warning about an outdated browser. The caller passes the text (docs/product.md#browsers). */
export function BrowserWarning({ children }: { children: string }) {
  return (
    <Banner tone="danger" label={texts.label}>
      {children}
    </Banner>
  );
}
