import { browserWarning, checkBrowser } from '@mijn/domain/browsers';
import { BrowserWarning as Warning } from '@mijn/ui/browser-warning';
import { useBrand } from '../../shared/brand/brand.ts';
import { useClientValue } from '../../shared/first-view/use-client-value.ts';

/** Shows a warning if the browser is outdated (docs/product.md#browsers). On the server the browser is unknown. */
export function BrowserWarning() {
  const { portal_name } = useBrand();
  const userAgent = useClientValue(
    () => navigator.userAgent,
    () => undefined,
  );
  const warning = userAgent === undefined ? undefined : browserWarning(checkBrowser(userAgent), portal_name);
  return warning ? <Warning>{warning}</Warning> : null;
}
