import { mdiDotsVertical, mdiPlus, mdiTrayArrowDown } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../long-name.ts';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../src/button/index.ts';
import { Checkbox } from '../../src/checkbox/index.ts';
import { Chip } from '../../src/chip/index.ts';
import { DocumentList, DocumentListSkeleton, DocumentRow } from '../../src/document-list/index.ts';
import { EmptyState } from '../../src/empty-state/index.ts';
import { ErrorState } from '../../src/error-state/index.ts';
import { GroupList } from '../../src/group-list/index.ts';
import { Menu, MenuIconButton } from '../../src/menu/index.ts';
import { SideLayout } from '../../src/page/index.ts';
import { PageTitle } from '../../src/page-title/index.ts';
import { Pagination } from '../../src/pagination/index.ts';
import { SearchField } from '../../src/search-field/index.ts';
import { Select } from '../../src/select/index.ts';
import { archiveGroups, documents } from './mock-data.ts';
import styles from './archive.module.css';
import { Shell } from './shell.tsx';

const rowMenu = [
  {
    id: 'row',
    entries: [
      { id: 'download', label: 'Downloaden', onAction: () => undefined },
      { id: 'tags', label: 'Labels wijzigen', onAction: () => undefined },
      { id: 'hide', label: 'Verbergen', isDanger: true, onAction: () => undefined },
    ],
  },
];

const years = ['2026', '2025', '2024'].map((year) => ({ id: year, label: year }));

interface ArchiveProps {
  state?: 'normal' | 'loading' | 'empty' | 'error' | 'overfull';
}

function Results({
  state,
  page,
  setPage,
}: {
  state: ArchiveProps['state'];
  page: number;
  setPage: (page: number) => void;
}) {
  const [selected, setSelected] = useState<readonly string[]>(['Meerjarenonderhoudsplan 2026-2041.pdf']);
  if (state === 'loading') return <DocumentListSkeleton />;
  if (state === 'error')
    return (
      <ErrorState title="De documenten zijn niet geladen." onRetry={() => undefined}>
        Uw zoekopdracht is bewaard. Controleer uw verbinding en probeer het opnieuw.
      </ErrorState>
    );
  if (state === 'empty')
    return (
      <EmptyState
        drawing="search"
        title="Niets gevonden"
        action={<Button variant="quiet">Wis de filters</Button>}
      >
        Er is geen document met “dakgoot” in de naam, de labels of de tekst.
      </EmptyState>
    );
  const shown =
    state === 'overfull'
      ? Array.from({ length: 25 }, (_, index) => ({
          ...(documents[index % 4] ?? documents[0]),
          name: `${index + 1}. ${longName}.pdf`,
          tags: ['onderhoud', 'dakgoot', 'hemelwaterafvoer', 'noordzijde', 'offertes en opdrachten 2026'],
        }))
      : documents;
  return (
    <>
      <DocumentList label="Documenten">
        {shown.map((document) => (
          <DocumentRow
            key={document.name}
            extension="pdf"
            date="2026-01-02"
            byteSize={1000}
            {...document}
            href="#document"
            selection={{
              isSelected: selected.includes(document.name),
              onChange: (isSelected) =>
                setSelected(
                  isSelected
                    ? [...selected, document.name]
                    : selected.filter((name) => name !== document.name),
                ),
            }}
            menu={
              <Menu
                trigger={<MenuIconButton icon={mdiDotsVertical} label={`Meer over ${document.name}`} />}
                groups={rowMenu}
                placement="bottom end"
              />
            }
          />
        ))}
      </DocumentList>
      <Pagination page={page} perPage={25} total={state === 'overfull' ? 120 : 4} onChange={setPage} />
    </>
  );
}

function Archive({ state = 'normal' }: ArchiveProps) {
  const [page, setPage] = useState(1);
  const [year, setYear] = useState<string | null>(null);
  return (
    <Shell current="Archief" name={state === 'overfull' ? longName : 'VvE De Kade'}>
      <PageTitle
        actions={
          <>
            <Button variant="quiet" icon={mdiTrayArrowDown}>
              Download selectie
            </Button>
            <Button icon={mdiPlus}>Documenten toevoegen</Button>
          </>
        }
      >
        Archief
      </PageTitle>
      <SideLayout side={<GroupList label="Archiefgroepen" groups={archiveGroups} />}>
        <SearchField label="Zoek in het archief" defaultValue="dakgoot" />
        <div className={styles['filters']}>
          <strong>{state === 'empty' ? 0 : 4} documenten</strong>
          <Chip label="Tekst in documenten" onRemove={() => undefined} />
          <Select look="chip" label="Jaar" options={years} value={year} onChange={setYear} />
          <span className={styles['hidden']}>
            <Checkbox label="Toon verborgen items" />
          </span>
        </div>
        <Results state={state} page={page} setPage={setPage} />
      </SideLayout>
    </Shell>
  );
}

const meta = {
  title: 'Schermen/Archief',
  component: Archive,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Archive>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gevonden: Story = {
  async play({ canvas, userEvent }) {
    await expect(
      canvas.getByRole('checkbox', { name: 'Selecteer Meerjarenonderhoudsplan 2026-2041.pdf' }),
    ).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Meer over Begroting 2027 (concept).xlsx' }));
    await expect(await screen.findByRole('menuitem', { name: 'Verbergen' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Meer over Begroting 2027 (concept).xlsx' })).toHaveFocus(),
    );
  },
};

export const OpTelefoon: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const sheet = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(sheet).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus());
  },
};

export const MenuOpTelefoon: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(await screen.findByRole('link', { name: 'Prikbord 2 nieuw' })).toBeInTheDocument();
  },
};

export const Laden: Story = { args: { state: 'loading' } };
export const NietsGevonden: Story = { args: { state: 'empty' } };
export const NietGeladen: Story = { args: { state: 'error' } };
export const Overvol: Story = { args: { state: 'overfull' } };
export const OvervolOpTelefoon: Story = { args: { state: 'overfull' } };
