import type { ArchiveGroup, ArchiveDocument } from '@mijn/domain/archive';
import type { Association } from '@mijn/domain/associations';
import type { AuthUser } from '@mijn/domain/auth';

/**
 * Returns a UUID v7 that is the same in every run.
 * @param kind the number of the resource type, so that two types never share an id.
 */
export const idOf = (kind: number, number: number): string =>
  `01890000-${String(kind).padStart(4, '0')}-7000-8000-${String(number).padStart(12, '0')}`;

/** A name of the maximum length, which every screen must be able to show. */
export const LONG_NAME = 'Vereniging van Eigenaars Kadestraat 1 t/m 99 oneven en Havenweg 12 te Rotterdam-W';

export function anAssociation(own: Partial<Association> = {}): Association {
  return {
    id: idOf(1, 1001),
    name: 'VvE De Kade',
    code: '1001',
    title: 'Kadestraat 1 t/m 99 te Rotterdam',
    is_board: false,
    is_invoice_check: false,
    is_invoice_check_copy: false,
    ...own,
  };
}

export function aUser(own: Partial<AuthUser> = {}): AuthUser {
  return {
    id: idOf(2, 1),
    email: 'anna.eigenaar@waterpas.example',
    name: 'Anna Eigenaar',
    associations: [anAssociation()],
    last_active_association_id: null,
    owner: { id: idOf(3, 1) },
    two_factor_auth: { enabled: false, authenticated: false },
    session_ends_in_s: 12 * 3600,
    impersonation: null,
    ...own,
  };
}

/** Returns a user who is on the board of association 1001 and an owner in association 1002. */
export function aBoardMember(own: Partial<AuthUser> = {}): AuthUser {
  return aUser({
    id: idOf(2, 2),
    email: 'bram.bestuur@waterpas.example',
    name: 'Bram Bestuur',
    associations: [
      anAssociation({ is_board: true, is_invoice_check: true }),
      anAssociation({ id: idOf(1, 1002), code: '1002', name: 'VvE Parkzicht', title: null }),
    ],
    ...own,
  });
}

export function aGroup(number: number, own: Partial<ArchiveGroup> = {}): ArchiveGroup {
  return {
    id: idOf(4, number),
    name: `Groep ${number}`,
    is_board_only: false,
    document_count: 0,
    hidden_count: 0,
    ...own,
  };
}

export function aDocument(number: number, own: Partial<ArchiveDocument> = {}): ArchiveDocument {
  return {
    id: idOf(5, number),
    group_id: idOf(4, 1),
    name: `Document ${number}.pdf`,
    extension: 'pdf',
    media_type: 'application/pdf',
    byte_size: 412_000 + number * 1000,
    tags: [],
    document_date: '2026-06-10',
    created_at: '2026-06-11T09:00:00.000Z',
    hidden_at: null,
    page_count: 4,
    has_thumbnail: false,
    searchability: 'searchable',
    is_unreadable: false,
    version: 1,
    ...own,
  };
}
