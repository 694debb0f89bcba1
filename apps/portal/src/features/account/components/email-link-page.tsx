import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { LinkButton } from '@mijn/ui/link-button';
import { Stack } from '@mijn/ui/stack';
import { type ReactNode, useState } from 'react';
import type { ApiError } from '@mijn/api';
import { errorText } from '../../../shared/api/error-text.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';
import { fetchUser } from '../../../shared/session/session.endpoints.ts';
import { LoginPage } from '../../../shared/shell/login-page.tsx';

interface EmailLinkPageProps<Result> {
  texts: { title: string; text: string; submit: string; brokenLink: string; next: string };
  follow: () => Promise<{ data?: Result | undefined; error: ApiError | undefined }>;
  done: (response: Result) => ReactNode;
  nextHref: string;
}

/** Shows the page of a link in a mail. Nothing happens before the button is pressed, because mail scanners open links. */
export function EmailLinkPage<Result>({ texts, follow, done, nextHref }: EmailLinkPageProps<Result>) {
  const isSomeoneIn = useAppSelector(({ session }) => session.user !== null);
  const dispatch = useAppDispatch();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [response, setResponse] = useState<Result>();
  const isDead = error?.kind === 'response' && error.code === 'email_link_invalid';

  const press = async () => {
    setPending(true);
    const outcome = await follow();
    setPending(false);
    setError(outcome.error);
    setResponse(outcome.data);
    // The address of the user in this browser may have changed, or the session may have ended.
    if (outcome.data && isSomeoneIn) void dispatch(fetchUser());
  };
  const next = <LinkButton href={nextHref}>{texts.next}</LinkButton>;
  return (
    <LoginPage title={texts.title}>
      {response !== undefined && (
        <Stack>
          <Alert tone="success" isAnnounced>
            {done(response)}
          </Alert>
          {next}
        </Stack>
      )}
      {response === undefined && (
        <Stack>
          {error && (
            <Alert tone="danger" isAnnounced>
              {isDead ? texts.brokenLink : errorText(error)}
            </Alert>
          )}
          {isDead ? (
            next
          ) : (
            <>
              <p>{texts.text}</p>
              <Button isWide isPending={isPending} onPress={() => void press()}>
                {texts.submit}
              </Button>
            </>
          )}
        </Stack>
      )}
    </LoginPage>
  );
}
