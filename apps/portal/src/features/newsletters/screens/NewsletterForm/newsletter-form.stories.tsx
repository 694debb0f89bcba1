import { newslettersContract } from '@mijn/domain/newsletters/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { aBoardMember, aUser } from '@mijn/api/mock/auth';
import { attachmentsCalls } from '@mijn/api/mock/attachments';
import { inTurn, mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import { aNewsletter, newslettersCalls } from '@mijn/api/mock/newsletters';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { newslettersOfBoard } from '../../../../testing/newsletters-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Nieuwsbrief schrijven' } satisfies Meta;

export default meta;

const calls = () => [
  ...sessionCalls(aBoardMember()),
  ...newslettersCalls(newslettersOfBoard),
  ...attachmentsCalls(),
];
const addPath = '/news-letter/add';
const [draft, scheduled, published] = newslettersOfBoard;
const editPath = (newsletter: { id: string } | undefined) => `/news-letter/edit/${newsletter?.id ?? ''}`;

export const Nieuw = screenStory(
  { path: addPath, calls },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('radio', { name: /^Nu/u })).toBeChecked();
      await expect(canvas.getByLabelText('Eigenaren op de hoogte stellen')).not.toBeChecked();
      await expect(canvas.getByRole('button', { name: 'Bekijk als eigenaar' })).toBeDisabled();
    },
  },
);

export const NieuwOpTelefoon = { ...Nieuw };

export const MetFouten = screenStory(
  { path: addPath, calls },
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('radio', { name: /^Op een datum en tijd/u }));
      await canvas.findByRole('group', { name: /^Datum/u });
      await userEvent.click(canvas.getByRole('button', { name: 'Inplannen' }));
      await expect(
        await canvas.findByRole('link', { name: 'Nieuwsbrief (PDF): Kies de PDF van de nieuwsbrief.' }),
      ).toBeVisible();
      await expect(canvas.getByLabelText('Onderwerp')).toHaveAttribute('aria-invalid', 'true');
    },
  },
);

export const MetFoutenOpTelefoon = { ...MetFouten };

export const Concept = screenStory(
  { path: editPath(draft), calls },
  {
    async play({ canvas }) {
      await expect(await canvas.findByDisplayValue('Winterklaar')).toBeVisible();
      await expect(canvas.getByRole('radio', { name: /^Nog niet/u })).toBeChecked();
      await expect(canvas.getByRole('button', { name: 'Concept opslaan' })).toBeVisible();
    },
  },
);

export const Ingepland = screenStory(
  { path: editPath(scheduled), calls },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('radio', { name: /^Op een datum en tijd/u })).toBeChecked();
      await expect(await canvas.findByRole('button', { name: /9\.30/u })).toBeVisible();
      await expect(canvas.getByLabelText('Eigenaren op de hoogte stellen')).toBeChecked();
    },
  },
);

export const Verschenen = screenStory(
  { path: editPath(published), calls },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('radio', { name: /^Verschenen/u })).toBeChecked();
      await expect(canvas.queryByLabelText('Eigenaren op de hoogte stellen')).not.toBeInTheDocument();
      await expect(
        canvas.getByRole('button', { name: 'Verwijder Inschrijfformulier tuindag.pdf' }),
      ).toBeVisible();
    },
  },
);

export const BekijkAlsEigenaar = screenStory(
  { path: editPath(draft), calls },
  {
    async play({ canvas, userEvent }) {
      await userEvent.type(await canvas.findByLabelText('Onderwerp'), '!');
      await userEvent.click(canvas.getByRole('button', { name: 'Bekijk als eigenaar' }));
      await screen.findByRole('dialog', { name: 'Zo ziet een eigenaar de nieuwsbrief' });
      await expect(await screen.findByRole('article', { name: 'Winterklaar!' })).toBeVisible();
    },
  },
);

export const WijzigenLaden = screenStory({
  path: editPath(draft),
  calls: () => [mockCall(newslettersContract.getNewsletter, neverResponds), ...calls()],
});

const mine = aNewsletter(5, { subject: 'Winterklaar', may_edit: true });
const theirs = {
  ...mine,
  subject: 'Winter op de Kade',
  summary: 'Zout staat klaar in de hal.\nBel bij gladheid.',
  version: 2,
};

export const IemandAndersWasEerder = screenStory(
  {
    path: editPath(mine),
    calls: () => [
      mockCall(
        newslettersContract.getNewsletter,
        inTurn(
          () => mine,
          () => theirs,
        ),
      ),
      mockCall(newslettersContract.updateNewsletter, refuse('conflict')),
      ...calls(),
    ],
  },
  {
    async play({ canvas, userEvent }) {
      await userEvent.type(await canvas.findByLabelText('Onderwerp'), '!');
      await userEvent.click(canvas.getByRole('button', { name: 'Opslaan' }));
      await expect(
        await canvas.findByText('Iemand anders heeft deze nieuwsbrief intussen gewijzigd'),
      ).toBeVisible();
      await expect(
        canvas.getByText(/^Zout staat klaar in de hal\.\n/u, { normalizer: (text) => text }),
      ).toHaveStyle({
        whiteSpace: 'pre-line',
      });
      await expect(canvas.getByDisplayValue('Winterklaar!')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Toch mijn versie opslaan' })).toBeVisible();
    },
  },
);

export const IemandAndersWasEerderOpTelefoon = { ...IemandAndersWasEerder };

export const BestaatNiet = screenStory(
  { path: '/news-letter/edit/01890000-0050-7000-8000-000000000099', calls },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Deze nieuwsbrief bestaat niet (meer)')).toBeVisible();
    },
  },
);

export const VoorEigenaar = screenStory(
  { path: addPath, calls: () => [...sessionCalls(aUser()), ...newslettersCalls([])] },
  {
    async play({ canvas }) {
      await canvas.findByRole('heading', { level: 1 });
      await expect(canvas.queryByLabelText('Onderwerp')).not.toBeInTheDocument();
    },
  },
);
