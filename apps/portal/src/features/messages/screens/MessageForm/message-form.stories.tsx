import { messagesContract } from '@mijn/domain/messages/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { idOf, inTurn, mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import { aMessage, messagesCalls } from '@mijn/api/mock/messages';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { someMessages } from '../../../../testing/messages-data.ts';
import { storedDraftKeys } from '../../../../shared/drafts/draft-keys.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Bericht schrijven' } satisfies Meta;

export default meta;

const calls = () => [...sessionCalls(aUser()), ...messagesCalls(someMessages)];
const editPath = `/bulletin-board/edit/${idOf(40, 2)}`;

export const Nieuw = screenStory(
  { path: '/bulletin-board/add', calls },
  {
    async play({ canvas, userEvent }) {
      await userEvent.type(await canvas.findByLabelText('Onderwerp'), 'Burendag');
      await waitFor(() => expect(canvas.getByLabelText('Eigenaren op de hoogte stellen')).not.toBeChecked());
    },
  },
);

export const NieuwOpTelefoon = { ...Nieuw };

const otherTabs: (() => void)[] = [];

export const InEenAnderTabblad = screenStory(
  { path: '/bulletin-board/add', calls },
  {
    beforeEach: () => () => {
      for (const close of otherTabs.splice(0)) close();
    },
    async play({ canvas, userEvent }) {
      await userEvent.type(await canvas.findByLabelText('Onderwerp'), 'Burendag');
      await userEvent.click(canvas.getByRole('link', { name: 'Annuleren' }));
      const back = await screen.findByRole('button', { name: 'Terug' });
      const [key = ''] = storedDraftKeys();
      await new Promise<void>((resolve) => {
        void navigator.locks.request(key, async () => {
          resolve();
          return new Promise<void>((close) => otherTabs.push(close));
        });
      });
      await userEvent.click(back);
      await expect(await canvas.findByText('U schrijft dit al in een ander tabblad')).toBeVisible();
      await expect(canvas.queryByLabelText('Onderwerp')).not.toBeInTheDocument();
    },
  },
);

export const InEenAnderTabbladOpTelefoon = { ...InEenAnderTabblad };

export const MetFouten = screenStory(
  { path: '/bulletin-board/add', calls },
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Plaatsen' }));
      const summary = await canvas.findByRole('group', { name: /fout/iu }).catch(() => undefined);
      await expect(summary ?? (await canvas.findByRole('link', { name: /Onderwerp/u }))).toBeVisible();
      await expect(canvas.getByLabelText('Onderwerp')).toHaveAttribute('aria-invalid', 'true');
    },
  },
);

export const MetFoutenOpTelefoon = { ...MetFouten };

export const Wijzigen = screenStory(
  { path: editPath, calls },
  {
    async play({ canvas }) {
      await expect(await canvas.findByDisplayValue('Steiger aan de noordzijde')).toBeVisible();
    },
  },
);

export const WijzigenLaden = screenStory(
  {
    path: editPath,
    calls: () => [mockCall(messagesContract.getMessage, neverResponds), ...calls()],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Bericht wijzigen' })).toBeVisible();
    },
  },
);

const theirs = aMessage(2, {
  subject: 'Steiger weg op dinsdag',
  text: 'De steiger gaat dinsdag weg.',
  may_edit: true,
  version: 2,
});

export const IemandAndersWasEerder = screenStory(
  {
    path: editPath,
    calls: () => [
      mockCall(
        messagesContract.getMessage,
        inTurn(
          () => someMessages[1] ?? theirs,
          () => theirs,
        ),
      ),
      mockCall(messagesContract.updateMessage, refuse('conflict')),
      ...calls(),
    ],
  },
  {
    async play({ canvas, userEvent }) {
      await userEvent.type(await canvas.findByLabelText('Onderwerp'), '!');
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
      await expect(await canvas.findByText('Iemand anders heeft dit bericht gewijzigd')).toBeVisible();
      await expect(canvas.getByText('De steiger gaat dinsdag weg.')).toBeVisible();
      await expect(canvas.getByDisplayValue('Steiger aan de noordzijde!')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Mijn tekst opslaan' })).toBeVisible();
    },
  },
);

export const IemandAndersWasEerderOpTelefoon = { ...IemandAndersWasEerder };

export const VanEenAnder = screenStory(
  { path: `/bulletin-board/edit/${idOf(40, 3)}`, calls },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Dit bericht kunt u niet wijzigen')).toBeVisible();
    },
  },
);

export const EenOntvanger = screenStory(
  {
    path: '/bulletin-board/add',
    calls: () => [mockCall(messagesContract.countRecipients, () => ({ recipients: 1 })), ...calls()],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('1 eigenaar krijgt een mail.')).toBeVisible();
    },
  },
);

export const EenOntvangerOpTelefoon = { ...EenOntvanger };
