import { isBoardMember } from '@mijn/domain/roles';
import { AppShell } from '@mijn/ui/app-shell';
import { ConfirmDialog } from '@mijn/ui/confirm-dialog';
import { DutchProvider } from '@mijn/ui/dutch-provider';
import { lazyPart, LazyPartProvider } from '@mijn/ui/lazy-part';
import { SearchButton } from '@mijn/ui/search-button';
import { TopBar } from '@mijn/ui/top-bar';
import { Suspense, useCallback, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { AssociationSwitch } from '../../features/associations/association-switch.tsx';
import {
  type SearchWindowProps,
  useAssociationSearch,
} from '../../features/search/use-association-search.tsx';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { useBrand } from '../../shared/brand/brand.ts';
import { Logo } from '../../shared/brand/logo.tsx';
import { loadChunk } from '../../shared/chunks/load-chunk.ts';
import { useSectionCounts } from '../../shared/sections/use-section-counts.ts';
import { useTidyDrafts } from '../../shared/drafts/tidy-drafts.ts';
import { LeavingNotice } from '../../shared/leaving/leaving-notice.tsx';
import { DRAFTS_GO } from '../../shared/session/logout-state.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { fillsScreen, logoutPath, startPath } from '../../shared/routing/paths.ts';
import { AccountMenus, MainNavigation, MenuSheet } from './menus.tsx';
import { IdleWarning } from './idle-warning.tsx';
import { ImpersonationBanner, SessionBar } from './banners.tsx';
import { PortalFooter } from './portal-footer.tsx';
import { useTopMenu } from '../navigation/menu.ts';
import { shellTexts } from './texts.ts';
import { setUpNotice, urgentNews } from '../notices/notices.ts';

/** Shows the uploads. The script loads after the first upload was added, because the panel is empty before. */
const { Component: UploadsPanel } = lazyPart(
  'uploads',
  async () => (await import('../../shared/uploads/uploads-panel.tsx')).UploadsPanel,
  { isExtra: true },
);

const { Component: SudoDialog } = lazyPart(
  'sudo',
  async () => (await import('../../shared/sudo/sudo-dialog.tsx')).SudoDialog,
  { isOverlay: true },
);

const searchWindow = lazyPart<SearchWindowProps>(
  'search',
  async () => (await import('../search/search-window.tsx')).SearchWindow,
  { isOverlay: true },
);

export function MemberShell() {
  const { user, activeAssociation } = useSession();
  const entries = useTopMenu();
  const navigate = useNavigate();
  const isWithoutMenu = fillsScreen(useLocation().pathname);
  const [isLeaving, setLeaving] = useState(false);
  const hasUploads = useAppSelector(({ uploads }) => (uploads?.items.length ?? 0) > 0);
  const isSudoAsked = useAppSelector(({ session }) => session.isSudoAsked);
  const brand = useBrand();
  const search = useAssociationSearch(activeAssociation, searchWindow);
  useSectionCounts(user?.email, activeAssociation?.id);
  useTidyDrafts(user);
  const askToLeave = useCallback(() => setLeaving(true), []);

  return (
    <DutchProvider>
      <LazyPartProvider load={loadChunk}>
        {isWithoutMenu ? (
          <Outlet />
        ) : (
          <AppShell
            banners={
              <>
                <ImpersonationBanner />
                <SessionBar />
                <Suspense>
                  {user?.two_factor_auth.set_up && <setUpNotice.Component />}
                  {activeAssociation && (
                    <urgentNews.Component key={activeAssociation.id} associationId={activeAssociation.id} />
                  )}
                </Suspense>
              </>
            }
            topBar={
              <TopBar
                logo={<Logo href={startPath(brand)} />}
                association={<AssociationSwitch />}
                search={activeAssociation && <SearchButton onPress={search.open} onIntent={search.preload} />}
                menus={
                  user && <AccountMenus user={user} association={activeAssociation} onLogOut={askToLeave} />
                }
                compact={
                  <>
                    {activeAssociation && (
                      <SearchButton look="compact" onPress={search.open} onIntent={search.preload} />
                    )}
                    <MenuSheet entries={entries} association={activeAssociation} onLogOut={askToLeave} />
                  </>
                }
              />
            }
            navigation={entries.length > 0 && <MainNavigation entries={entries} />}
            footer={<PortalFooter isBoardMember={isBoardMember(activeAssociation)} onLogOut={askToLeave} />}
          >
            <Outlet />
          </AppShell>
        )}
        {search.window}
        {hasUploads && <UploadsPanel />}
        {isSudoAsked && <SudoDialog />}
        <IdleWarning />
        <ConfirmDialog
          isOpen={isLeaving}
          title={shellTexts.logOutQuestion}
          confirmLabel={shellTexts.logOut}
          onConfirm={() => void navigate(logoutPath(), { state: DRAFTS_GO })}
          onCancel={() => setLeaving(false)}
        >
          {isLeaving && <LeavingNotice />}
        </ConfirmDialog>
      </LazyPartProvider>
    </DutchProvider>
  );
}
