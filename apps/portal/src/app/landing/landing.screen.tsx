import { LinkButton } from '@mijn/ui/link-button';
import { Navigate } from 'react-router';
import { paths } from '../paths.ts';
import { useAppSelector } from '../../shared/api/hooks.ts';
import { useBrand } from '../../shared/brand/brand.ts';
import { isSignedIn } from '../../shared/session/use-session.ts';
import { LoginPage } from '../../shared/shell/login-page.tsx';
import { Overview } from './overview.tsx';
import { texts } from './texts.ts';

/** `/`: a welcome for visitors, the overview for members (decisions §6). */
export function LandingScreen() {
  const user = useAppSelector(({ session }) => session.user);
  const { portal_name, company } = useBrand();
  if (isSignedIn(user)) return <Overview />;
  // After a page load, a login that waits for its second factor goes on there (specification §4).
  if (user) return <Navigate to={paths.twoFactor.build()} replace />;
  return (
    <LoginPage title={texts.welcome}>
      <p>{texts.introduction(portal_name, company)}</p>
      <LinkButton href={paths.login.build()} isWide>
        {texts.logIn}
      </LinkButton>
    </LoginPage>
  );
}
