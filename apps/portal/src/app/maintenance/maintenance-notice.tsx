import { Suspense } from 'react';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import type { ShownBanner } from '../../shared/maintenance/maintenance.slice.ts';

/** The banner loads only if there is one. The page can do without it, so it is empty if its script does not load. */
export const maintenanceBar = lazyScreen<{ banner: ShownBanner }>('maintenance', () =>
  import('./maintenance-bar.tsx').catch(() => ({ MaintenanceBar: () => null })),
);

/** Shows the maintenance banner of the provider above every screen (docs/product.md#banners). */
export function MaintenanceNotice() {
  const banner = useAppSelector(({ maintenance }) => maintenance);
  return <Suspense>{banner && <maintenanceBar.Component key={banner.id} banner={banner} />}</Suspense>;
}
