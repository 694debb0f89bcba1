import { EmptyState } from '@mijn/ui/empty-state';
import { LinkButton } from '@mijn/ui/link-button';
import { Help } from '../../shared/brand/help.tsx';
import { landingPath, loginPath } from '../../shared/routing/paths.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { LoginPage } from '../../shared/shell/login-page.tsx';
import { Page } from '../../shared/shell/page.tsx';
import { texts } from './texts.ts';

const { title, reason, text, home, logIn } = texts;

export function NotFoundScreen() {
  const { user } = useSession();
  if (!user) {
    return (
      <LoginPage title={title}>
        <p>
          {reason}. {text}
        </p>
        <LinkButton href={loginPath()} isWide>
          {logIn}
        </LinkButton>
      </LoginPage>
    );
  }
  return (
    <Page title={title}>
      <EmptyState drawing="search" title={reason} action={<LinkButton href={landingPath}>{home}</LinkButton>}>
        {text} <Help />
      </EmptyState>
    </Page>
  );
}
