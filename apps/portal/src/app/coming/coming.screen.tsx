import { EmptyState } from '@mijn/ui/empty-state';
import { LinkButton } from '@mijn/ui/link-button';
import { ButtonRow } from '@mijn/ui/stack';
import { matchPath, useLocation } from 'react-router';
import { archivePath } from '../../features/archive/archive.routes.ts';
import { useBrand } from '../../shared/brand/brand.ts';
import { Page } from '../../shared/shell/page.tsx';
import { comingTitles, texts } from './texts.ts';

const titleAt = (pathname: string): string =>
  Object.entries(comingTitles).find(([pattern]) => matchPath(pattern, pathname))?.[1] ?? '';

/**
 * Shows that a screen does not exist yet, with links to the archive and to the contact page of the provider.
 */
export function ComingScreen() {
  const brand = useBrand();
  const { pathname } = useLocation();
  const title = titleAt(pathname);
  return (
    <Page title={title}>
      <EmptyState
        drawing="soon"
        title={texts.title}
        action={
          <ButtonRow>
            <LinkButton href={archivePath}>{texts.archive}</LinkButton>
            <LinkButton variant="quiet" href={brand.links.contact}>
              {texts.contact}
            </LinkButton>
          </ButtonRow>
        }
      >
        {texts.text(title)}
      </EmptyState>
    </Page>
  );
}
