import type {
  ApartmentOfResolution,
  ApartmentStanding,
  WrittenResolution,
} from '@mijn/domain/written-resolutions';
import { Button } from '@mijn/ui/button';
import { type Column, DataTable } from '@mijn/ui/data-table';
import { lazyPart } from '@mijn/ui/lazy-part';
import { Section } from '@mijn/ui/section';
import { Status, type StatusProps } from '@mijn/ui/status';
import { useState } from 'react';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { AskedAction } from '../../../../shared/shell/asked-action.tsx';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { useSetPaperConsentMutation } from '../../written-resolutions/resolution-calls.ts';
import { texts as allTexts } from '../../written-resolutions/texts.ts';

const texts = allTexts.board;

const { Component: PaperConsentForm } = lazyPart(
  'paper-consent-form',
  async () => (await import('./paper-consent-form.tsx')).PaperConsentForm,
  { isOverlay: true },
);

const tones = {
  for: 'done',
  against: 'refused',
  none: 'open',
} as const satisfies Record<ApartmentStanding, StatusProps['tone']>;

type Row = ApartmentOfResolution & { id: string };

function TakeBack({ resolution, row }: { resolution: WrittenResolution; row: Row }) {
  const { id: association_id } = useAssociation();
  const dispatch = useAppDispatch();
  const [setConsent] = useSetPaperConsentMutation();
  return (
    <AskedAction
      variant="text"
      size="small"
      label={texts.take}
      aria-label={texts.takeFor(row.name)}
      title={texts.takeFor(row.name)}
      confirmLabel={texts.take}
      run={() =>
        setConsent({
          params: { association_id, resolution_id: resolution.id },
          body: { apartment_id: row.apartment_id, signed_on: null },
        })
      }
      onDone={() => dispatch(toastShown('success', texts.taken, 'agenda', { about: row.apartment_id }))}
    >
      <p>{texts.takeText}</p>
    </AskedAction>
  );
}

interface ColumnsProps {
  resolution: WrittenResolution;
  mayEnter: boolean;
  onEnter: (row: Row) => void;
}

const columnsOf = ({ resolution, mayEnter, onEnter }: ColumnsProps): readonly Column<Row>[] => [
  { id: 'name', header: texts.columns.name, isRowHeader: true, cell: ({ name }) => name },
  {
    id: 'standing',
    header: texts.columns.standing,
    width: '12rem',
    cardPlace: 'mark',
    cell: ({ standing }) => (
      <Status size="small" tone={tones[standing]}>
        {texts.standings[standing]}
      </Status>
    ),
  },
  {
    id: 'paper',
    header: texts.columns.paper,
    width: '18rem',
    cardPlace: 'line',
    cell: (row) =>
      row.signed_on === null ? (
        mayEnter &&
        row.standing !== 'for' && (
          <Button
            variant="text"
            size="small"
            aria-label={texts.enterFor(row.name)}
            onPress={() => onEnter(row)}
          >
            {texts.enter}
          </Button>
        )
      ) : (
        <>
          {texts.signed(row.signed_on)} {mayEnter && <TakeBack resolution={resolution} row={row} />}
        </>
      ),
  },
];

/** Shows the board what each apartment said, and lets it enter who signed on paper. */
export function ApartmentsTable({ resolution }: { resolution: WrittenResolution }) {
  const { isReadOnly } = useSession();
  const [entered, setEntered] = useState<ApartmentOfResolution>();
  const mayEnter = resolution.state === 'open' && !isReadOnly;
  const columns = columnsOf({ resolution, mayEnter, onEnter: setEntered });
  const rows = resolution.apartments.map((one) => Object.assign({}, one, { id: one.apartment_id }));
  return (
    <Section title={texts.title}>
      <DataTable
        label={texts.title}
        columns={columns}
        content={{ state: 'loaded', rows }}
        empty={<p>{texts.none}</p>}
      />
      {entered && (
        <PaperConsentForm resolution={resolution} apartment={entered} onClose={() => setEntered(undefined)} />
      )}
    </Section>
  );
}
