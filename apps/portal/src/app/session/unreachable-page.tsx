import { Button } from '@mijn/ui/button';
import { Stack } from '@mijn/ui/stack';
import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { fetchUser } from '../../shared/session/session.endpoints.ts';
import { texts } from '../../shared/session/texts.ts';
import { useRetry } from '../../shared/session/use-retry.ts';
import { LoginPage } from '../../shared/shell/login-page.tsx';

/**
 * Shows that the first user check gets no response. Replaces every page, because a login form would fail like the check
 * (docs/decisions/0227).
 */
export function UnreachablePage() {
  const trouble = useAppSelector(({ session }) => session.trouble);
  const dispatch = useAppDispatch();
  const check = useCallback(() => dispatch(fetchUser()), [dispatch]);
  const { isRetrying, retryNow } = useRetry(trouble, check);
  return (
    <LoginPage title={texts.title}>
      <Stack>
        <p role="alert">
          {trouble && texts.reason(trouble)} {texts.again}
        </p>
        <Button isWide isPending={isRetrying} onPress={() => void retryNow()}>
          {texts.retry}
        </Button>
      </Stack>
    </LoginPage>
  );
}
