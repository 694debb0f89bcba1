import { useParams } from 'react-router';
import { accountPath } from '../../../../shared/routing/paths.ts';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useConfirmEmailMutation } from '../../account.endpoints.ts';
import { EmailLinkPage } from '../../components/email-link-page.tsx';
import { texts } from './texts.ts';

export function ConfirmEmailScreen() {
  const { token = '' } = useParams();
  const [confirm] = useConfirmEmailMutation();
  return (
    <EmailLinkPage
      texts={texts}
      follow={async () => {
        const outcome = await confirm({ body: { token } });
        return { data: outcome.data, error: errorOf(outcome) };
      }}
      done={({ email }) => texts.done(email)}
      nextHref={accountPath}
    />
  );
}
