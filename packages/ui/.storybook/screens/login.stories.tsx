import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { BrandLogo } from '../../src/brand-logo/index.ts';
import { Button } from '../../src/button/index.ts';
import { FormErrorSummary } from '../../src/form-error-summary/index.ts';
import { Link } from '../../src/link/index.ts';
import { LoginLayout } from '../../src/login-layout/index.ts';
import { PasswordField } from '../../src/password-field/index.ts';
import { FormStack } from '../../src/stack/index.ts';
import { TextField } from '../../src/text-field/index.ts';
import { BrandMark } from './brand-mark.tsx';

const WRONG = 'Ongeldige gebruikersnaam en / of wachtwoord.';

interface LoginProps {
  startsWrong?: boolean;
  isPending?: boolean;
}

function Login({ startsWrong = false, isPending = false }: LoginProps) {
  const [attempt, setAttempt] = useState(startsWrong ? 1 : 0);
  const errorMessage = attempt > 0 ? WRONG : undefined;
  const errors =
    errorMessage === undefined ? [] : [{ id: 'email', label: 'E-mailadres', message: errorMessage }];
  return (
    <LoginLayout
      logo={<BrandLogo name="Mijn Waterpas" mark={<BrandMark />} size="large" />}
      links={
        <Link href="#forgot-password" isStandalone>
          Wachtwoord vergeten?
        </Link>
      }
      help={
        <>
          Hulp nodig? Bel <Link href="tel:0101234567">010 123 45 67</Link> of mail{' '}
          <Link href="mailto:info@waterpas.example">info@waterpas.example</Link>
        </>
      }
    >
      <h1>Inloggen</h1>
      <FormStack
        onSubmit={(event) => {
          event.preventDefault();
          setAttempt(attempt + 1);
        }}
      >
        <FormErrorSummary errors={errors} attempt={attempt} />
        <TextField
          id="email"
          label="E-mailadres"
          type="email"
          autoComplete="username"
          isRequired
          errorMessage={errorMessage}
          defaultValue={startsWrong ? 'bram.bestuur@waterpas.example' : ''}
        />
        <PasswordField
          label="Wachtwoord"
          autoComplete="current-password"
          isRequired
          defaultValue={startsWrong ? 'verkeerd' : ''}
        />
        <Button type="submit" isWide isPending={isPending} pendingLabel="Bezig met inloggen">
          Inloggen
        </Button>
      </FormStack>
    </LoginLayout>
  );
}

const meta = {
  title: 'Schermen/Inloggen',
  component: Login,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Login>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beginstand: Story = {};

export const Bezig: Story = { args: { isPending: true } };

export const VerkeerdWachtwoord: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mailadres' }), 'bram@waterpas.example');
    await userEvent.type(canvas.getByLabelText('Wachtwoord'), 'verkeerd{Enter}');
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: `E-mailadres: ${WRONG}` }));
    await expect(canvas.getByRole('textbox', { name: 'E-mailadres' })).toHaveFocus();
  },
};

export const FoutOpTelefoon: Story = { args: { startsWrong: true } };
