import type { PropsWithChildren } from 'react';
import { Button } from 'react-aria-components/Button';
import { FieldError, Input, Label, Text, TextField } from 'react-aria-components/TextField';

function Field({ label, type }: { label: string; type: 'email' | 'password' }) {
  return (
    <TextField name={type} type={type} validationBehavior="aria">
      <Label>{label}</Label>
      <Text slot="description">Zoals bij ons bekend</Text>
      <Input />
      <FieldError />
    </TextField>
  );
}

export function Part({ children }: PropsWithChildren) {
  return (
    <div>
      <Field label="E-mailadres" type="email" />
      <Field label="Wachtwoord" type="password" />
      <Button type="submit">Inloggen</Button>
      {children}
    </div>
  );
}
