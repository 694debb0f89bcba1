import { Button } from '@mijn/ui/button';
import { Form } from '@mijn/ui/form';
import { CenteredLayout } from '@mijn/ui/centered-layout';
import { PasswordField } from '@mijn/ui/password-field';
import { TextField } from '@mijn/ui/text-field';
import { createRoot } from 'react-dom/client';

function SignInPage() {
  return (
    <CenteredLayout title="Inloggen" logo="Lindenhof">
      <Form onSubmit={() => undefined} actions={<Button type="submit">Inloggen</Button>}>
        <TextField label="E-mailadres" name="email" />
        <PasswordField label="Wachtwoord" name="password" autoComplete="current-password" />
      </Form>
    </CenteredLayout>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<SignInPage />);
