import { archiveContract } from '@mijn/domain/archive/contract';
import type { AuthUser } from '@mijn/domain/auth';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { archiveCalls, type ArchiveData } from '@mijn/api/mock/archive';
import { aBoardMember, anAssociation, aUser } from '@mijn/api/mock/auth';
import { idOf, mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import {
  asOwnerSees,
  noDocuments,
  someDocuments,
  tooManyDocuments,
} from '../../../../testing/archive-data.ts';
import { refuseTurn } from '../../../../testing/calls/refuse-turn.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { slowly } from '../../../../testing/calls/slowly.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Archief' } satisfies Meta;

export default meta;

const ofOwner = asOwnerSees(someDocuments);

const archive = (user: AuthUser, data: ArchiveData, path = '/archive') => ({
  path,
  calls: () => [...sessionCalls(user), ...archiveCalls(data)],
});

export const Laden = screenStory(
  {
    path: '/archive',
    calls: () => [
      mockCall(archiveContract.listGroups, neverResponds),
      mockCall(archiveContract.listFacets, neverResponds),
      mockCall(archiveContract.listDocuments, neverResponds),
      ...sessionCalls(aUser()),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Archief' })).toBeVisible();
      await expect(canvas.queryByRole('list', { name: 'Documenten' })).not.toBeInTheDocument();
    },
  },
);

export const VanLadenNaarGevuld = screenStory(
  {
    path: '/archive',
    calls: () => [slowly(), ...sessionCalls(aUser()), ...archiveCalls(tooManyDocuments)],
  },
  {
    parameters: { standsStill: true },
    async play({ canvas }) {
      await expect(await canvas.findByRole('list', { name: 'Documenten' })).toBeVisible();
    },
  },
);

export const VanLadenNaarGevuldOpTelefoon = { ...VanLadenNaarGevuld };

/** A member of two associations with names of the same length, so that the elements next to the name do not move. */
const ofTwo = aUser({
  associations: [anAssociation(), anAssociation({ id: idOf(1, 1002), code: '1002' })],
});

export const WisselenVanVereniging = screenStory(
  {
    path: '/archive',
    calls: () => [slowly(), ...sessionCalls(ofTwo), ...archiveCalls(tooManyDocuments)],
  },
  {
    parameters: { standsStill: true },
    async play({ canvas, userEvent }) {
      const documents = () => canvas.findByRole('list', { name: 'Documenten' });
      const before = await documents();
      await userEvent.click(canvas.getByRole('button', { name: /^Vereniging/u }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: /1002/u }));
      await waitFor(() => expect(before).not.toBeInTheDocument());
      await expect(await documents()).toBeVisible();
    },
  },
);

export const WisselenVanVerenigingOpTelefoon = { ...WisselenVanVereniging };

export const Leeg = screenStory(archive(aUser(), asOwnerSees(noDocuments)), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Nog geen documenten')).toBeVisible();
  },
});

export const GeenVereniging = screenStory(archive(aUser({ associations: [] }), noDocuments), {
  async play({ canvas }) {
    await expect(await canvas.findByText('U bent nog niet aan een vereniging gekoppeld')).toBeVisible();
  },
});

export const GevuldVoorEenEigenaar = screenStory(archive(aUser(), ofOwner), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Acties voor Notulen ALV 10-6-2026' }));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getByRole('menuitem', { name: 'Bekijken' })).toBeVisible();
    await expect(within(menu).queryByRole('menuitem', { name: 'Wijzigen' })).not.toBeInTheDocument();
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
  },
});

export const GevuldVoorHetBestuur = screenStory(archive(aBoardMember(), someDocuments), {
  async play({ canvas }) {
    await expect(await canvas.findByText('5 documenten')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Documenten toevoegen' })).toBeVisible();
  },
});

export const MetVerborgenItems = screenStory(
  archive(aBoardMember(), someDocuments, '/archive?verborgen=ja'),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('6 documenten')).toBeVisible();
    },
  },
);

export const NietsGevonden = screenStory(archive(aUser(), ofOwner, '/archive?zoek=xyzzy'), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('heading', { name: 'Niets gevonden' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Alle filters weghalen' }));
    await expect(await canvas.findByRole('list', { name: 'Documenten' })).toBeVisible();
  },
});

export const Overvol = screenStory(archive(aBoardMember(), tooManyDocuments), {
  async play({ canvas }) {
    await expect(await canvas.findByText('120 documenten')).toBeVisible();
  },
});

export const OvervolOpTelefoon = screenStory(archive(aBoardMember(), tooManyDocuments), {
  async play({ canvas }) {
    await canvas.findByText('120 documenten');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Storing = screenStory(
  {
    path: '/archive',
    calls: () => [
      mockCall(archiveContract.listDocuments, refuse('internal_error')),
      ...sessionCalls(aUser()),
      ...archiveCalls(ofOwner),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De documenten zijn niet geladen')).toBeVisible();
    },
  },
);

export const DocumentenToevoegenZonderBestand = screenStory(archive(aBoardMember(), someDocuments), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Documenten toevoegen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Documenten toevoegen' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Document toevoegen' }));
    await expect(await within(dialog).findByText('Kies in welke groep de documenten komen.')).toBeVisible();
    await expect(within(dialog).getByText('Kies minstens één bestand.')).toBeVisible();
    await expect(within(dialog).getByRole('group', { name: /Datum van het document/u })).toBeVisible();
  },
});

export const ConceptMetBestanden = screenStory(archive(aBoardMember(), someDocuments), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Documenten toevoegen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Documenten toevoegen' });
    const chooser = dialog.querySelector<HTMLInputElement>('input[type=file]');
    if (!chooser) throw new Error('There is nothing to choose files with.');
    await userEvent.upload(chooser, new File(['%PDF-1.7'], 'Offerte dak.pdf', { type: 'application/pdf' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annuleren' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Terug' }));
    const again = within(await screen.findByRole('dialog', { name: 'Documenten toevoegen' }));
    await expect(await again.findByText(/^Kies deze bestanden opnieuw: Offerte dak.pdf/u)).toBeVisible();
  },
});

export const ConceptMetBestandenOpTelefoon = { ...ConceptMetBestanden };

export const AlleenBestuur = screenStory(archive(aBoardMember(), someDocuments, '/archive?verborgen=ja'), {
  async play({ canvas }) {
    const list = within(await canvas.findByRole('list', { name: 'Documenten' }));
    const rows = list.getAllByRole('listitem');
    const rowOf = (name: string) => rows.find((row) => row.textContent.includes(name));
    await expect(rowOf('Verslag bestuursoverleg')).toHaveTextContent('alleen bestuur');
    await expect(rowOf('Offerte schilderwerk')).toHaveTextContent('verborgen');
    await expect(rowOf('Offerte schilderwerk')).not.toHaveTextContent('alleen bestuur');
    await expect(rowOf('Jaarrekening 2025')).not.toHaveTextContent('alleen bestuur');
  },
});

export const AlleenBestuurOpTelefoon = { ...AlleenBestuur };

const hiddenDocuments = archive(aBoardMember(), someDocuments, '/archive?verborgen=ja');

/** The server says how many owners will see the document, and shows it once that was confirmed. */
const asksFirst = () => [
  refuseTurn(archiveContract.unhideDocument, 1, 'conflict', { documents: 1, owners: 31 }),
  ...hiddenDocuments.calls(),
];

export const WeerTonenVraag = screenStory(
  { ...hiddenDocuments, calls: asksFirst },
  {
    async play({ canvas, userEvent }) {
      const name = 'Offerte schilderwerk (oud)';
      await userEvent.click(await canvas.findByRole('button', { name: `Acties voor ${name}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Weer tonen' }));
      const question = within(await screen.findByRole('alertdialog'));
      await expect(question.getByText('1 document wordt zichtbaar voor 31 eigenaren.')).toBeVisible();
      await userEvent.click(question.getByRole('button', { name: 'Zichtbaar maken' }));
      await expect(await canvas.findByText(`“${name}” is weer te zien.`)).toBeVisible();
    },
  },
);

export const FiltersOpTelefoon = screenStory(
  archive(aBoardMember(), someDocuments, '/archive?filters=open'),
  {
    async play() {
      const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
      await expect(await sheet.findByRole('radio', { name: 'Bestuur · alleen bestuur' })).toBeVisible();
      await expect(sheet.getByRole('radio', { name: 'Onderhoud' })).toBeVisible();
    },
  },
);

export const BestuursstukBekijken = screenStory(
  archive(aBoardMember(), someDocuments, `/archive?document=${idOf(5, 5)}`),
  {
    async play() {
      const viewer = within(await screen.findByRole('dialog', { name: 'Verslag bestuursoverleg' }));
      await expect(await viewer.findByText('alleen bestuur')).toBeVisible();
    },
  },
);

export const BestuursstukBekijkenOpTelefoon = { ...BestuursstukBekijken };
