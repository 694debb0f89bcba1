import type { FormVisibility } from '@mijn/domain/forms';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aBoardMember } from '@mijn/api/mock/auth';
import { formSettings, tooManyFormSettings } from '../../../../testing/board-data.ts';
import { boardCalls } from '../../../../testing/calls/board-calls.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Zichtbaarheid formulieren' } satisfies Meta;

export default meta;

const settings = (forms: readonly FormVisibility[]) => ({
  path: '/profile/board/document-settings',
  calls: () => [...sessionCalls(aBoardMember()), ...boardCalls({ forms })],
});

export const Leeg = screenStory(settings([]), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Nog geen formulieren' })).toBeVisible();
  },
});

export const Gevuld = screenStory(settings(formSettings), {
  async play({ canvas, userEvent }) {
    const control = await canvas.findByRole('switch', { name: 'Opdracht aan een leverancier' });
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await expect(await canvas.findByText('Eigenaren zien “Opdracht aan een leverancier” nu.')).toBeVisible();
    await expect(control).toBeChecked();
  },
});

export const GevuldOpTelefoon = { ...Gevuld };

export const OvervolOpTelefoon = screenStory(settings(tooManyFormSettings), {
  async play({ canvas }) {
    await canvas.findByRole('switch', { name: /^112 / });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
