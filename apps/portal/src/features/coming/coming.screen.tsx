import { EmptyState } from '@mijn/ui/empty-state';
import { LinkButton } from '@mijn/ui/link-button';
import { ButtonRow } from '@mijn/ui/stack';
import { Navigate, useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useBrand } from '../../shared/brand/brand.ts';
import { Page } from '../../shared/shell/page.tsx';
import { useScreenTitle } from '../../shared/shell/screen-title.ts';
import { texts } from './texts.ts';

/** A screen that is still to come: says so, and where to go meanwhile. */
export function ComingScreen() {
  const brand = useBrand();
  const { provider } = useParams();
  const routeTitle = useScreenTitle();
  if (provider !== undefined && provider !== brand.slug)
    return <Navigate to={paths.notFound.build()} replace />;

  const title = provider === undefined ? routeTitle : `${brand.name} nieuws`;
  return (
    <Page title={title}>
      <EmptyState
        drawing="soon"
        title={texts.title}
        action={
          <ButtonRow>
            <LinkButton href={paths.archive.build()}>{texts.archive}</LinkButton>
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
