import { attachmentsContract } from '@mijn/domain/attachments/contract';
import type { AttachedFile } from '@mijn/domain/files';
import type { Meta } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, within } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { attachmentsCalls } from '@mijn/api/mock/attachments';
import { inTurn, mockCall, neverResponds, onePagePdfText, Refusal, refuse } from '@mijn/api/mock/call';
import { messagesCalls } from '@mijn/api/mock/messages';
import { LONG_NAME } from '../../testing/long-name.ts';
import { sessionCalls } from '../../testing/calls/session-calls.ts';
import { someMessages } from '../../testing/messages-data.ts';
import { screenStory, type Stage } from '../../testing/screen-story.ts';

const meta = { title: 'Schermen/Bijlagen' } satisfies Meta;

export default meta;

const NAME = 'Taakverdeling.pdf';
const pdf = (name = NAME) => new File([onePagePdfText('Taken')], name, { type: 'application/pdf' });
const staged: AttachedFile = {
  id: '0191a000-0000-7000-8000-000000000001',
  name: NAME,
  extension: 'pdf',
  media_type: 'application/pdf',
  byte_size: 1000,
  page_count: 1,
  has_thumbnail: false,
};

const form = (first: () => readonly HttpHandler[] = () => []) => ({
  path: '/bulletin-board/add',
  calls: () => [...first(), ...sessionCalls(aUser()), ...messagesCalls([]), ...attachmentsCalls()],
});

async function choose({ canvas, userEvent }: Stage, ...files: File[]): Promise<void> {
  const field = await canvas.findByRole('group', { name: /^Bijlagen/u });
  const input = field.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The field has no input.');
  await userEvent.upload(input, files);
}

const removeButton = ({ canvas }: Pick<Stage, 'canvas'>, name = NAME) =>
  canvas.findByRole('button', { name: `Verwijder ${name}` });

export const Versturen = screenStory(
  form(() => [mockCall(attachmentsContract.uploadAttachment, neverResponds)]),
  {
    async play(stage) {
      await choose(stage, pdf(), pdf('Boodschappen.pdf'), pdf('Foto van de tuin.pdf'), pdf('Rooster.pdf'));
      await expect(await stage.canvas.findByText('Rooster.pdf')).toBeVisible();
      await expect(stage.canvas.getAllByRole('progressbar').length).toBeGreaterThan(0);
      await stage.userEvent.type(stage.canvas.getByLabelText('Onderwerp'), 'Tuindag');
      await stage.userEvent.type(stage.canvas.getByLabelText('Bericht'), 'Komt u ook?');
      await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Plaatsen' }));
      await expect(
        (await stage.canvas.findAllByText(/Wacht tot alle bestanden zijn verstuurd\./u))[0],
      ).toBeVisible();
    },
  },
);

export const VersturenOpTelefoon = { ...Versturen };

export const Verstuurd = screenStory(form(), {
  async play(stage) {
    await choose(stage, pdf(`${LONG_NAME.replaceAll(/[ /]/gu, '_')}.pdf`), pdf());
    await expect(await removeButton(stage)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const VerstuurdOpTelefoon = { ...Verstuurd };

/** A file that the server refuses says why, and holds the form up until it is removed. */
export const Geweigerd = screenStory(
  form(() => [mockCall(attachmentsContract.uploadAttachment, refuse('file_damaged'))]),
  {
    async play(stage) {
      await choose(stage, pdf());
      await expect(
        await stage.canvas.findByText(/Het bestand "Taakverdeling\.pdf" kon niet worden geupload/u),
      ).toBeVisible();
      await expect(stage.canvas.queryByRole('button', { name: /^Probeer/u })).not.toBeInTheDocument();
    },
  },
);

export const MisluktEnOpnieuw = screenStory(
  form(() => [
    mockCall(
      attachmentsContract.uploadAttachment,
      inTurn(
        () => new Refusal('internal_error'),
        () => staged,
      ),
    ),
  ]),
  {
    async play(stage) {
      await choose(stage, pdf());
      await stage.userEvent.click(await stage.canvas.findByRole('button', { name: /opnieuw/iu }));
      await expect(await removeButton(stage)).toBeVisible();
      await expect(stage.canvas.queryByText(/kon niet worden geupload/u)).not.toBeInTheDocument();
    },
  },
);

export const Verwijderd = screenStory(form(), {
  async play(stage) {
    await choose(stage, pdf());
    await stage.userEvent.click(await removeButton(stage));
    await expect(
      await stage.canvas.findByText(/^De bijlage is succesvol verwijderd\. Het gaat om “/u),
    ).toBeVisible();
    await expect(stage.canvas.queryByText(NAME)).not.toBeInTheDocument();
  },
});

export const VerwijderdEnTeruggezet = screenStory(
  {
    path: `/bulletin-board/edit/${someMessages[1]?.id}`,
    calls: () => [...sessionCalls(aUser()), ...messagesCalls(someMessages), ...attachmentsCalls()],
  },
  {
    async play(stage) {
      await stage.userEvent.click(await removeButton(stage, 'Planning.pdf'));
      await stage.userEvent.click(await stage.canvas.findByRole('button', { name: 'Terugzetten' }));
      await expect(await removeButton(stage, 'Planning.pdf')).toBeVisible();
      await expect(within(stage.canvas.getByRole('main')).getByText('Planning.pdf')).toBeVisible();
    },
  },
);
