import type { Subscription } from '@mijn/domain/notifications';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { Link } from '@mijn/ui/link';
import { Spinner } from '@mijn/ui/spinner';
import { Stack } from '@mijn/ui/stack';
import { useState } from 'react';
import { useParams } from 'react-router';
import { errorText } from '../../../../shared/api/error-text.ts';
import { loginPath } from '../../../../shared/routing/paths.ts';
import { errorOf, isNotFound } from '../../../../shared/api/error-of.ts';
import { LoginPage } from '../../../../shared/shell/login-page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import {
  useGetSubscriptionQuery,
  useResubscribeMutation,
  useUnsubscribeMutation,
} from '../../notifications.endpoints.ts';
import { texts } from './texts.ts';

/**
 * Shows the button that switches a mail off or on. Nothing changes before its press, because programs that scan mails
 * open every link.
 */
function SubscriptionSwitch({ token, loaded }: { token: string; loaded: Subscription }) {
  const [changed, setChanged] = useState<Subscription>();
  const [unsubscribe, off] = useUnsubscribeMutation();
  const [resubscribe, on] = useResubscribeMutation();
  const subscription = changed ?? loaded;
  const { is_on } = subscription;
  const error = errorOf(is_on ? off : on);

  const change = async () => {
    const { data } = await (is_on ? unsubscribe : resubscribe)({ params: { token } });
    if (data) setChanged(data);
  };

  return (
    <Stack>
      {!is_on && (
        <Alert tone="success" title={texts.offTitle} isAnnounced>
          {texts.off(subscription)}
        </Alert>
      )}
      {is_on && changed && (
        <Alert tone="success" title={texts.onTitle} isAnnounced>
          {texts.on(subscription)}
        </Alert>
      )}
      {is_on && !changed && <p>{texts.question(subscription)}</p>}
      {error && (
        <Alert tone="danger" title={texts.notChanged} isAnnounced>
          {errorText(error)}
        </Alert>
      )}
      <Button
        isWide
        variant={is_on && !changed ? 'primary' : 'quiet'}
        isPending={off.isLoading || on.isLoading}
        onPress={() => void change()}
      >
        {is_on ? texts.unsubscribe : texts.resubscribe}
      </Button>
    </Stack>
  );
}

export function UnsubscribeScreen() {
  const { token = '' } = useParams();
  const query = useGetSubscriptionQuery({ params: { token } });
  return (
    <LoginPage title={texts.title} links={<Link href={loginPath()}>{texts.login}</Link>}>
      {isNotFound(query) ? (
        <Alert tone="warning" title={texts.brokenTitle}>
          {texts.broken}
        </Alert>
      ) : (
        <QueryState query={query} failure={texts.notLoaded} skeleton={<Spinner label={texts.loading} />}>
          {(loaded) => <SubscriptionSwitch token={token} loaded={loaded} />}
        </QueryState>
      )}
    </LoginPage>
  );
}
