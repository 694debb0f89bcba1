import { Banner } from '@mijn/ui/banner';
import { useEffect, useState } from 'react';
import { useBrand } from '../../shared/brand/brand.ts';
import { layoutTexts } from './texts.ts';

/** Tells those with an outdated browser (specification §8 and §9). The judge is loaded after the page is there. */
export function BrowserWarning() {
  const { portal_name } = useBrand();
  const [warning, setWarning] = useState<string>();

  useEffect(() => {
    const judge = async () => {
      const { browserWarning, checkBrowser } = await import('@mijn/domain/browsers');
      setWarning(browserWarning(checkBrowser(navigator.userAgent), portal_name));
    };
    // Without the judge there is no warning; the portal itself works.
    judge().catch(() => undefined);
  }, [portal_name]);

  return warning ? (
    <Banner tone="danger" label={layoutTexts.browserWarning}>
      {warning}
    </Banner>
  ) : null;
}
