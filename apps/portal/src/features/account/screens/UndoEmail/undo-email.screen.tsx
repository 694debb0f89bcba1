import { useParams } from 'react-router';
import { forgotPasswordPath } from '../../../../shared/routing/paths.ts';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useUndoEmailMutation } from '../../account.endpoints.ts';
import { EmailLinkPage } from '../../components/email-link-page.tsx';
import { texts } from './texts.ts';

export function UndoEmailScreen() {
  const { token = '' } = useParams();
  const [undo] = useUndoEmailMutation();
  return (
    <EmailLinkPage
      texts={texts}
      follow={async () => {
        const outcome = await undo({ body: { token } });
        return { data: outcome.data, error: errorOf(outcome) };
      }}
      done={({ email, is_restored }) => (is_restored ? texts.done(email) : texts.taken(email))}
      nextHref={forgotPasswordPath}
    />
  );
}
