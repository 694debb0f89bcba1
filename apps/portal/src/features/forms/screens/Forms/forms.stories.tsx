import type { AuthUser } from '@mijn/domain/auth';
import type { Form } from '@mijn/domain/forms';
import { formsContract } from '@mijn/domain/forms/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aBoardMember, aUser } from '@mijn/api/mock/auth';
import { formsCalls } from '@mijn/api/mock/forms';
import { mockCall, neverResponds } from '@mijn/api/mock/call';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { slowly } from '../../../../testing/calls/slowly.ts';
import { formsOfOwner, someForms, tooManyForms } from '../../../../testing/forms-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Formulieren' } satisfies Meta;

export default meta;

const forms = (user: AuthUser, list: readonly Form[], path = '/forms') => ({
  path,
  calls: () => [...sessionCalls(user), ...formsCalls(list)],
});

const HIDDEN = 'alleen bestuur';

export const Laden = screenStory(
  {
    path: '/forms',
    calls: () => [mockCall(formsContract.listForms, neverResponds), ...sessionCalls(aUser())],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Formulieren' })).toBeVisible();
      await expect(canvas.queryByRole('list', { name: 'Vergaderen' })).not.toBeInTheDocument();
    },
  },
);

export const VanLadenNaarGevuld = screenStory(
  {
    path: '/forms',
    calls: () => [slowly(), ...sessionCalls(aUser()), ...formsCalls(formsOfOwner)],
  },
  {
    parameters: { standsStill: true },
    async play({ canvas }) {
      await expect(await canvas.findByRole('list', { name: 'Vergaderen' })).toBeVisible();
    },
  },
);

export const VanLadenNaarGevuldOpTelefoon = { ...VanLadenNaarGevuld };

export const Leeg = screenStory(forms(aUser(), []), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Nog geen formulieren' })).toBeVisible();
  },
});

export const GevuldVoorEenEigenaar = screenStory(forms(aUser(), formsOfOwner), {
  async play({ canvas }) {
    await expect(await canvas.findByText('3 formulieren')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Uw appartement' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Downloaden: Machtiging vergadering' })).toHaveAttribute(
      'download',
    );
    await expect(canvas.queryByText(HIDDEN)).not.toBeInTheDocument();
  },
});

export const GevuldVoorHetBestuur = screenStory(forms(aBoardMember(), someForms), {
  async play({ canvas }) {
    const hidden = within(await canvas.findByRole('list', { name: 'Gebouw en onderhoud' }));
    await expect(hidden.getByText(HIDDEN)).toBeVisible();
    await expect(canvas.getAllByText(HIDDEN)).toHaveLength(1);
  },
});

export const GevuldOpTelefoon = { ...GevuldVoorHetBestuur };

export const FormulierBekijken = screenStory(forms(aUser(), formsOfOwner), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('link', { name: 'Machtiging vergadering' }));
    const viewer = await screen.findByRole('dialog', { name: 'Machtiging vergadering' });
    await expect(await within(viewer).findByRole('listitem', { name: /^Pagina 1/u })).toBeVisible();
    // The dialog handles Escape only when the focus is inside the dialog.
    await waitFor(() => expect(viewer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('3 formulieren')).toBeVisible();
  },
});

export const NietsGevonden = screenStory(forms(aUser(), formsOfOwner, '/forms?zoek=xyzzy'), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('heading', { name: 'Niets gevonden' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Alle formulieren tonen' }));
    await expect(await canvas.findByText('3 formulieren')).toBeVisible();
  },
});

export const Overvol = screenStory(forms(aBoardMember(), tooManyForms), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('112 formulieren')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende' }));
    await expect(await canvas.findByRole('link', { name: /^112 / })).toBeVisible();
  },
});

export const OvervolOpTelefoon = screenStory(forms(aBoardMember(), tooManyForms), {
  async play({ canvas }) {
    await canvas.findByText('112 formulieren');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
