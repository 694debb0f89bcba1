import { LinkButton } from '@mijn/ui/link-button';
import { loginPath, twoFactorPath } from '../../shared/routing/paths.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { useBrand } from '../../shared/brand/brand.ts';
import { Redirect } from '../../shared/routing/redirect.tsx';
import { LoginPage } from '../../shared/shell/login-page.tsx';
import { texts } from './texts.ts';

export function WelcomeScreen() {
  const user = useAppSelector(({ session }) => session.user);
  const { portal_name, company } = useBrand();
  // After a page load, a login without its second factor continues at the second step (docs/product.md#start).
  if (user) return <Redirect to={twoFactorPath()} />;
  return (
    <LoginPage title={texts.title}>
      <p>{texts.introduction(portal_name, company)}</p>
      <LinkButton href={loginPath()} isWide>
        {texts.logIn}
      </LinkButton>
    </LoginPage>
  );
}
