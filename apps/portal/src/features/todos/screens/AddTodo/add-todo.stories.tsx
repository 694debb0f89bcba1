import { reportsContract } from '@mijn/domain/reports/contract';
import { albumsContract } from '@mijn/domain/albums/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aPhoto, albumsCalls } from '@mijn/api/mock/albums';
import { attachmentsCalls } from '@mijn/api/mock/attachments';
import { aBoardMember, aUser } from '@mijn/api/mock/auth';
import { inTurn, mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import { aDecision, decisionsCalls } from '@mijn/api/mock/decisions';
import { aSimilarTodo, reportsCalls } from '@mijn/api/mock/reports';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Iets melden' } satisfies Meta;

export default meta;

type Calls = ReturnType<typeof sessionCalls>;

const screen = (own: () => Calls = () => []) => ({
  path: '/todos/add',
  calls: () => [
    ...own(),
    ...sessionCalls(aUser()),
    ...reportsCalls(),
    ...albumsCalls([], [aPhoto(1)]),
    ...attachmentsCalls(),
  ],
});

const TEXT =
  'Er zit een natte plek op het plafond van mijn slaapkamer. Als het regent, wordt hij groter. Vannacht drupte het.';

const roof = aSimilarTodo(29, {
  description: 'Lekkende dakdoorvoer boven portiek A dichten vóór de vorst',
  concerns: 'Portiek A, dak',
  start_date: '2026-11-12',
  planned_on: '2026-11-25',
  state: 'in_progress',
  follower_count: 6,
});

const textField = ({ canvas }: Stage) => canvas.findByRole('textbox', { name: 'Wat is er aan de hand?' });

async function fill(stage: Stage) {
  const { canvas, userEvent } = stage;
  await userEvent.click(await textField(stage));
  await userEvent.paste(TEXT);
  await userEvent.click(await canvas.findByRole('button', { name: 'In mijn appartement' }));
}

async function choose(count: number, from = 1) {
  const chooser = document.querySelector('input[type=file]:not([capture])');
  const files = Array.from({ length: count }, (_, at) => new File(['x'], `IMG_${from + at}.jpg`));
  if (chooser) await fireEvent.change(chooser, { target: { files } });
}

const send = async ({ canvas, userEvent }: Stage) =>
  userEvent.click(canvas.getByRole('button', { name: /^Melding versturen/u }));

const decision = aDecision(1);

/** The board makes an action item of a decision: nobody sees, hears or smells it. */
export const UitEenBesluit = screenStory(
  {
    path: `/todos/add?besluit=${decision.id}`,
    calls: () => [
      ...sessionCalls(aBoardMember()),
      ...decisionsCalls([decision]),
      ...reportsCalls(),
      ...albumsCalls([], [aPhoto(1)]),
      ...attachmentsCalls(),
    ],
  },
  {
    async play({ canvas }) {
      const field = await canvas.findByRole('textbox', { name: 'Wat moet er gebeuren?' });
      await expect(field).toHaveAccessibleDescription(
        /Schrijf onder het besluit wie wat doet, en wanneer\./u,
      );
      await expect(canvas.queryByText(/ruikt/u)).not.toBeInTheDocument();
    },
  },
);

export const Leeg = screenStory(screen(), {
  async play(stage) {
    const { canvas } = stage;
    await expect(await textField(stage)).toHaveValue('');
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: '010 123 45 67' })).toHaveAttribute(
      'href',
      'tel:+31101234567',
    );
    await expect(main.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    await expect(await canvas.findByRole('button', { name: 'Parkeerkelder' })).toBeVisible();
    await expect(canvas.getByText(/^U, het bestuur en Waterpas\. Andere eigenaren pas/u)).toBeVisible();
    await expect(canvas.queryByText(/^Onderwerp:/u)).toBeNull();
  },
});

export const LeegOpTelefoon: StoryObj = { ...Leeg };

export const Gevuld = screenStory(
  screen(() => [
    mockCall(reportsContract.listSimilar, () => ({ data: [roof] })),
    mockCall(
      albumsContract.uploadPhoto,
      inTurn(() => aPhoto(1), neverResponds),
    ),
  ]),
  {
    async play(stage) {
      const { canvas } = stage;
      await fill(stage);
      await expect(canvas.getByText('Natte plek op het plafond van mijn slaapkamer')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Waar is het?' })).toHaveValue(
        'In mijn appartement, Kadestraat 43',
      );
      await choose(1);
      await expect(await canvas.findByText('Toegevoegd')).toBeVisible();
      await choose(1, 2);
      await expect(await canvas.findByRole('progressbar', { name: 'Voortgang van foto 2' })).toBeVisible();
      const panel = await canvas.findByRole('region', { name: 'Is dit hetzelfde?' });
      await expect(within(panel).getByRole('link', { name: /^Lekkende dakdoorvoer/u })).toBeVisible();
      await expect(await canvas.findByText(/^Concept bewaard om .* De foto gaat door\.$/u)).toBeVisible();
    },
  },
);

export const GevuldOpTelefoon: StoryObj = { ...Gevuld };

export const Fout = screenStory(screen(), {
  async play(stage) {
    const { canvas, userEvent } = stage;
    await userEvent.type(await textField(stage), 'Lift stuk');
    await send(stage);
    await expect((await canvas.findAllByText(/^Schrijf minstens drie woorden/u))[0]).toBeVisible();
    await expect(canvas.getAllByText('Schrijf op waar het is.')[0]).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Wat is er aan de hand?' })).toBeInvalid();
  },
});

export const FoutOpTelefoon: StoryObj = { ...Fout };

export const OnderwerpWijzigen = screenStory(screen(), {
  async play(stage) {
    const { canvas, userEvent } = stage;
    await fill(stage);
    await userEvent.click(canvas.getByRole('button', { name: 'Wijzigen (het onderwerp)' }));
    const subject = canvas.getByRole('textbox', { name: 'Onderwerp' });
    await waitFor(() => expect(subject).toHaveFocus());
    await userEvent.clear(subject);
    await userEvent.type(subject, 'Plafond lekt');
    await userEvent.type(await textField(stage), ' Het is erger geworden.');
    await waitFor(() => expect(subject).toHaveValue('Plafond lekt'));
  },
});

export const GelijkeMelding = screenStory(
  screen(() => [mockCall(reportsContract.listSimilar, () => ({ data: [roof] }))]),
  {
    async play(stage) {
      const { canvas, userEvent } = stage;
      await fill(stage);
      const panel = await canvas.findByRole('region', { name: 'Is dit hetzelfde?' });
      await expect(within(panel).getByRole('button', { name: 'Dit actiepunt volgen' })).toBeVisible();
      await expect(
        canvas.getByText(/^Er staat al iets op de lijst dat hierop lijkt: Lekkende/u),
      ).toBeInTheDocument();
      await userEvent.click(within(panel).getByRole('button', { name: 'Nee, dit is iets anders' }));
      await waitFor(() => expect(canvas.queryByRole('region', { name: 'Is dit hetzelfde?' })).toBeNull());
      await waitFor(() => expect(document.body).not.toHaveFocus());
    },
  },
);

export const Versturen = screenStory(
  screen(() => [mockCall(albumsContract.uploadPhoto, neverResponds)]),
  {
    async play(stage) {
      const { canvas } = stage;
      await fill(stage);
      await choose(1);
      await send(stage);
      await expect(
        await canvas.findByText('Uw melding gaat vanzelf weg zodra alles verstuurd is.'),
      ).toBeVisible();
    },
  },
);

export const VersturenOpTelefoon: StoryObj = { ...Versturen };

export const MetFilmpje = screenStory(screen(), {
  async play({ canvas, userEvent, ...stage }) {
    await fill({ canvas, userEvent, ...stage });
    const chooser = document.querySelector('input[type=file]:not([capture])');
    const files = ['IMG_0042.mov', 'IMG_0043.mov', 'IMG_1.jpg'].map((name) => new File(['x'], name));
    if (chooser) await fireEvent.change(chooser, { target: { files } });
    await expect(await canvas.findByText('IMG_0042.mov')).toBeVisible();
    await expect(await canvas.findByText(/^Bij een melding past één filmpje/u)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Toegevoegd')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Verwijder IMG_0042.mov' }));
    await waitFor(() => expect(canvas.queryByText('IMG_0042.mov')).toBeNull());
  },
});

export const MetFilmpjeOpTelefoon: StoryObj = { ...MetFilmpje };

export const WachtenOpNetwerk = screenStory(
  screen(() => [mockCall(reportsContract.createReport, refuse('unavailable'))]),
  {
    async play(stage) {
      const { canvas } = stage;
      await fill(stage);
      await send(stage);
      await expect(await canvas.findByText('Uw melding wacht')).toBeVisible();
    },
  },
);

export const WachtenOpNetwerkOpTelefoon: StoryObj = { ...WachtenOpNetwerk };

export const TeVeelMeldingen = screenStory(
  screen(() => [mockCall(reportsContract.createReport, refuse('too_many_reports', { params: { max: 20 } }))]),
  {
    async play(stage) {
      const { canvas } = stage;
      await fill(stage);
      await send(stage);
      await expect(await canvas.findByText(/in 24 uur al 20 meldingen verstuurd/u)).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Wat is er aan de hand?' })).toHaveValue(TEXT);
    },
  },
);

export const TeVeelFotos = screenStory(screen(), {
  async play(stage) {
    const { canvas } = stage;
    await textField(stage);
    await choose(20);
    await expect(await canvas.findByText(/^Bij een melding passen hoogstens 8 foto's/u)).toBeVisible();
    await expect(await canvas.findByText("8 foto's toegevoegd")).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Toegevoegd')).toHaveLength(8));
  },
});

export const TeVeelFotosOpTelefoon: StoryObj = { ...TeVeelFotos };

export const TeLangeTekst = screenStory(screen(), {
  async play(stage) {
    const { canvas, userEvent } = stage;
    await userEvent.click(await textField(stage));
    await userEvent.paste('Het lekt. '.repeat(10_000));
    await userEvent.click(await canvas.findByRole('button', { name: 'Lift' }));
    await send(stage);
    await expect((await canvas.findAllByText(/^Gebruik hoogstens 10\.000 tekens\./u))[0]).toBeVisible();
  },
});

export const AlleenMeekijken = screenStory(
  {
    path: '/todos/add',
    calls: () => [
      ...sessionCalls(
        aUser({
          impersonation: { staff_name: 'Sara Staf', ends_at: '2026-11-20T15:00:00.000Z', is_read_only: true },
        }),
      ),
      ...reportsCalls(),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { name: 'U kunt hier niets melden' })).toBeVisible();
      await expect(canvas.queryByRole('textbox', { name: 'Wat is er aan de hand?' })).toBeNull();
    },
  },
);
