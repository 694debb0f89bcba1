import { aBoardMember, aUser } from '@mijn/api/mock/auth';
import { aPhoto } from '@mijn/api/mock/albums';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { anEntry } from '@mijn/api/mock/timeline';
import { reportsContract } from '@mijn/domain/reports/contract';
import { timelineContract } from '@mijn/domain/timeline/contract';
import type { Todo } from '@mijn/domain/todos';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { screenStory } from '../../../../testing/screen-story.ts';
import { followedReport, manyEntries, ownReaction, sixEntries } from '../../../../testing/timeline-data.ts';
import { gutter } from '../../../../testing/todos-data.ts';
import { forBoard, shown, timelineOf } from '../../../../testing/timeline-screen.ts';

const meta = { title: 'Schermen/Verloop van een actiepunt' } satisfies Meta;

export default meta;

export const OnleesbareFoto = screenStory(
  shown({
    entries: () => [
      anEntry(1, {
        kind: 'report',
        author: { name: 'Mevrouw I. Brouwer-Smit', role: 'reporter', is_caller: true },
        text: 'Er loopt water langs de goot.',
        photos: [aPhoto(1, { state: 'failed', failure: 'damaged', name: 'half.jpg' })],
      }),
    ],
  }),
  {
    async play({ canvas }) {
      const timeline = await timelineOf(canvas);
      await expect(
        timeline.getByText(/1 foto kon niet worden gelezen\. U kunt die opnieuw sturen/u),
      ).toBeVisible();
    },
  },
);

export const Gevuld = screenStory(shown(), {
  async play({ canvas }) {
    const timeline = await timelineOf(canvas);
    await expect(canvas.getByRole('region', { name: 'Verloop' })).toHaveTextContent(
      '6 gebeurtenissen, oudste eerst',
    );
    const [report, takenOver, planned, , waiting, own] = timeline
      .getAllByRole('listitem')
      .filter((item) => item.parentElement?.getAttribute('aria-label') === 'Verloop');
    await expect(report).toHaveTextContent('Mevrouw I. Brouwer-Smitmelder12-11-2026, 19.42 uurEr loopt');
    await expect(takenOver).toHaveTextContent(
      /Overgenomen door Waterpas.*Behandelaar is de heer K\. Overdijk\. Het nummer is nu AP-2026-029\.Gemeld.*In behandeling/u,
    );
    await expect(planned).toHaveTextContent('Gepland op woensdag 25 november 2026');
    await expect(waiting).toHaveTextContent('Wacht op Loodgietersbedrijf Van der Meer nieuw');
    await expect(own).toHaveTextContent(/^IBUmelder.*WijzigenVerwijderenkan nog 12 minuten$/u);
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual([
      'Behandelaar',
      'Gepland op',
      'Betreft',
      'Melder',
      'Uw meldnummer',
      'Externe referentie',
      'Startdatum',
    ]);
    await expect(canvas.getByRole('button', { name: 'U volgt dit 7 volgers' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(
      await canvas.findByText('U en 6 anderen volgen dit. U krijgt bij elke stap meteen een mail.'),
    ).toBeVisible();
    await expect(await canvas.findByLabelText('Uw reactie')).toBeVisible();
  },
});

export const GevuldOpTelefoon = { ...Gevuld };

export const ZonderGebeurtenissen = screenStory(
  shown({
    todo: { ...gutter, id: followedReport.id, state: null, is_own_report: false, is_followed: false },
    entries: () => [],
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { name: 'Verloop' })).toBeVisible();
      await expect(await canvas.findByLabelText('Uw reactie')).toBeVisible();
      await expect(canvas.queryByText(/gebeurtenis/u)).toBeNull();
    },
  },
);

export const Volgen = screenStory(shown({ todo: { is_followed: false, follower_count: 6 } }), {
  async play({ canvas, userEvent }) {
    const button = await canvas.findByRole('button', { name: 'Dit actiepunt volgen 6 volgers' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await expect(button).toHaveTextContent('U volgt dit7');
    await expect(canvas.getByText(/^U en 6 anderen volgen dit\./u)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Niet meer volgen' }));
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  },
});

export const VolgenMislukt = screenStory(
  shown({
    todo: { is_followed: false, follower_count: 6 },
    first: () => [mockCall(timelineContract.followTodo, refuse('internal_error'))],
  }),
  {
    async play({ canvas, userEvent }) {
      const button = await canvas.findByRole('button', { name: /^Dit actiepunt volgen/u });
      await userEvent.click(button);
      await expect(await screen.findByText(/^Er ging iets mis bij ons/u)).toBeVisible();
      await expect(button).toHaveTextContent('Dit actiepunt volgen6');
      await expect(button).toHaveAttribute('aria-pressed', 'false');
    },
  },
);

export const Reageren = screenStory(shown({ entries: () => [] }), {
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Uw reactie'), 'De plek wordt groter.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reactie plaatsen' }));
    const article = await canvas.findByRole('article', { name: 'U' });
    await expect(article).toHaveTextContent('De plek wordt groter.');
    await waitFor(() => expect(article).toHaveFocus());
    await expect(await canvas.findByLabelText('Uw reactie')).toHaveValue('');
    await expect(article).toHaveTextContent('kan nog 15 minuten');
  },
});

export const ReagerenOpTelefoon = { ...Reageren };

export const ReactieMetBestanden = screenStory(shown({ entries: () => [] }), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: "Voeg foto's of PDF toe" }));
    await expect(await canvas.findByRole('group', { name: /^PDF/u })).toBeVisible();
  },
});

export const TeVeelReacties = screenStory(
  shown({
    first: () => [
      mockCall(timelineContract.createReaction, refuse('too_many_reactions', { params: { max: 50 } })),
    ],
  }),
  {
    async play({ canvas, userEvent }) {
      const field = await canvas.findByLabelText('Uw reactie');
      await userEvent.type(field, 'Nog een.');
      await userEvent.click(canvas.getByRole('button', { name: 'Reactie plaatsen' }));
      await expect(await canvas.findByText(/al 50 reacties geplaatst/u)).toBeVisible();
      await expect(field).toHaveValue('Nog een.');
    },
  },
);

export const ReactieWijzigen = screenStory(shown(), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wijzigen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Uw reactie wijzigen' }));
    const field = dialog.getByLabelText('Uw reactie');
    await expect(field).toHaveValue('Op 2 december ben ik thuis. De monteur mag via mijn balkon het dak op.');
    await userEvent.clear(field);
    await userEvent.type(field, 'Ik ben er na tienen.');
    await userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }));
    await expect(await canvas.findByText('Ik ben er na tienen.')).toBeVisible();
    await expect(canvas.getByRole('article', { name: 'U' })).toHaveTextContent('gewijzigd vandaag');
  },
});

export const TeLaatOmTeWijzigen = screenStory(
  shown({ first: () => [mockCall(timelineContract.updateReaction, refuse('forbidden'))] }),
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Wijzigen' }));
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.type(dialog.getByLabelText('Uw reactie'), ' Echt.');
      await userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }));
      await expect(await dialog.findByText('U kunt deze reactie niet meer wijzigen')).toBeVisible();
    },
  },
);

export const ReactieVerwijderen = screenStory(shown(), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verwijderen' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Reactie verwijderen' }));
    await waitFor(() => expect(canvas.queryByText(/via mijn balkon/u)).toBeNull());
    await expect(canvas.getByText('5 gebeurtenissen, oudste eerst')).toBeVisible();
  },
});

export const TijdIsOm = screenStory(shown({ entries: () => [ownReaction(0)] }), {
  async play({ canvas }) {
    await expect(await canvas.findByText(/via mijn balkon/u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Wijzig|Verwijder/u })).toBeNull();
  },
});

export const FotoGroot = screenStory(shown(), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /De plek van dichtbij/u }));
    await expect(await screen.findByRole('dialog', { name: /Verloop/u })).toBeVisible();
  },
});

export const Bestuur = screenStory(shown({ todo: forBoard, user: aBoardMember() }), {
  async play({ canvas }) {
    await expect(
      await canvas.findByText('Alleen de melder, het bestuur en Waterpas zien deze melding.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Toon aan alle eigenaren' })).toBeVisible();
  },
});

export const BestuurOpTelefoon = { ...Bestuur };

/** What the story that is shown has sent. */
const sent: boolean[] = [];

export const Tonen = screenStory(
  shown({
    todo: forBoard,
    user: aBoardMember(),
    first: () => {
      sent.length = 0;
      return [
        mockCall(reportsContract.setReportVisibility, ({ body }) => {
          sent.push(body.is_visible_to_owners);
          return { ...followedReport, ...forBoard, ...body };
        }),
      ];
    },
  }),
  {
    async play({ canvas, userEvent }) {
      const press = async (name: 'Annuleren' | 'Toon aan alle eigenaren') => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Toon aan alle eigenaren' }));
        const question = await screen.findByRole('alertdialog', { name: /aan alle eigenaren tonen\?$/u });
        await expect(question).toHaveTextContent('ook die van vóór vandaag');
        await userEvent.click(within(question).getByRole('button', { name }));
        await waitFor(() => expect(question).not.toBeInTheDocument());
      };
      await press('Annuleren');
      await expect(await canvas.findByText(/^Alleen de melder, het bestuur en Waterpas/u)).toBeVisible();
      await press('Toon aan alle eigenaren');
      await expect(await canvas.findByText('Alle eigenaren zien deze melding.')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Verberg voor andere eigenaren' })).toBeVisible();
      await expect(sent).toEqual([true]);
    },
  },
);

export const Afwijzen = screenStory(shown({ todo: forBoard, user: aBoardMember() }), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Niet voor de VvE' }));
    const dialog = within(await screen.findByRole('dialog', { name: /niet voor de VvE/u }));
    await expect(dialog.getByRole('button', { name: 'Melding afwijzen' })).toBeVisible();
    await expect(dialog.getByLabelText('Uitleg')).toBeVisible();
  },
});

const rejected: Partial<Todo> = {
  ...forBoard,
  state: 'rejected',
  is_done: true,
  may_reject: false,
  may_undo_rejection: true,
};

export const AfwijzingOngedaan = screenStory(
  shown({
    todo: rejected,
    user: aBoardMember(),
    first: () => [mockCall(reportsContract.undoRejection, () => ({ ...followedReport, ...forBoard }))],
  }),
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Toch voor de VvE' }));
      const question = await screen.findByRole('alertdialog', { name: /toch voor de VvE\?$/u });
      await expect(question).toHaveTextContent('De melder en de beheerder krijgen daar bericht van.');
      await userEvent.click(within(question).getByRole('button', { name: 'Toch voor de VvE' }));
      await expect(await canvas.findByRole('button', { name: 'Niet voor de VvE' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Toch voor de VvE' })).toBeNull();
    },
  },
);

export const Afgewezen = screenStory(
  shown({
    todo: { state: 'rejected', is_done: true, planned_on: null, is_visible_to_owners: false },
    entries: () => [
      ...sixEntries().slice(0, 1),
      anEntry(7, {
        kind: 'rejected',
        author: { name: 'de heer B. Bakker', role: 'board', is_caller: false },
        text: 'De kraan hoort bij uw eigen appartement. Bel een loodgieter.',
        happened_at: '2026-11-14T08:00:00Z',
        state_before: 'reported',
        state: 'rejected',
      }),
    ],
  }),
  {
    async play({ canvas }) {
      const article = await canvas.findByRole('article', { name: 'De heer B. Bakker' });
      await expect(article).toHaveTextContent(/Bel een loodgieter\.Gemeld.*Afgewezen/u);
      await expect(canvas.getByText('Alleen u, het bestuur en Waterpas zien deze melding.')).toBeVisible();
    },
  },
);

export const OpnieuwOpenen = screenStory(
  shown({ todo: { state: 'done', is_done: true, may_reopen: true, planned_on: null } }),
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Opnieuw openen' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Opnieuw openen' }));
      await userEvent.type(dialog.getByLabelText('Uitleg'), 'Het lekt weer.');
      await userEvent.click(dialog.getByRole('button', { name: 'Opnieuw openen' }));
      await expect(await canvas.findByText('Het lekt weer.')).toBeVisible();
      await waitFor(() => expect(canvas.queryByText('Is het niet opgelost?')).toBeNull());
    },
  },
);

export const TweehonderdGebeurtenissen = screenStory(shown({ entries: () => manyEntries }), {
  async play({ canvas, userEvent }) {
    const timeline = await timelineOf(canvas);
    await expect(timeline.getByText('Reactie 200')).toBeVisible();
    await expect(timeline.queryByText('Reactie 150')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Toon eerdere gebeurtenissen' }));
    await expect(await timeline.findByText('Reactie 150')).toBeVisible();
    await expect(timeline.getByText('Reactie 200')).toBeVisible();
  },
});

const staff = aUser({
  impersonation: { staff_name: 'Sara Staf', ends_at: '2099-11-20T15:00:00.000Z', is_read_only: true },
});

export const AlleenLezen = screenStory(shown({ user: staff }), {
  async play({ canvas }) {
    await expect(await canvas.findByText(/via mijn balkon/u)).toBeVisible();
    await expect(canvas.queryByLabelText('Uw reactie')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /volg|Wijzig|Verwijder/iu })).toBeNull();
  },
});

export const Storing = screenStory(
  shown({ first: () => [mockCall(timelineContract.listEntries, refuse('internal_error'))] }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Het verloop is niet geladen')).toBeVisible();
      await expect(canvas.getByRole('list', { name: 'Taken' })).toBeVisible();
    },
  },
);
