import { browserWarning, checkBrowser } from '@mijn/domain/browsers';
import { BrowserWarning as Warning } from '@mijn/ui/browser-warning';
import { useBrand } from '../../shared/brand/brand.ts';

/** Shows a warning if the browser is outdated (specification §8 and §9). */
export function BrowserWarning() {
  const { portal_name } = useBrand();
  const warning = browserWarning(checkBrowser(navigator.userAgent), portal_name);
  return warning ? <Warning>{warning}</Warning> : null;
}
