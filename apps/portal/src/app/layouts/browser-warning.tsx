import { browserWarning, checkBrowser } from '@mijn/domain/browsers';
import { Banner } from '@mijn/ui/banner';
import { useBrand } from '../../shared/brand/brand.ts';
import { layoutTexts } from './texts.ts';

/** Tells those with an outdated browser (specification §8 and §9). */
export function BrowserWarning() {
  const { portal_name } = useBrand();
  const warning = browserWarning(checkBrowser(navigator.userAgent), portal_name);
  return warning ? (
    <Banner tone="danger" label={layoutTexts.browserWarning}>
      {warning}
    </Banner>
  ) : null;
}
