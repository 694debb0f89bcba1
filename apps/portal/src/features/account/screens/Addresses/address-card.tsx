import { associationLabel } from '@mijn/domain/associations';
import { canCheckInvoices, isBoardMember } from '@mijn/domain/roles';
import type { Address, AssociationAddresses } from '@mijn/domain/profile';
import { BoardTag } from '@mijn/ui/board-tag';
import { Card } from '@mijn/ui/card';
import { DescriptionList } from '@mijn/ui/description-list';
import { Tag } from '@mijn/ui/tag';
import { Fragment } from 'react';
import { texts } from './texts.ts';

const countries = new Intl.DisplayNames('nl', { type: 'region', fallback: 'code' });

/** The country is on an address abroad only. */
const linesOf = ({ addressee, street, postal_code, city, country }: Address): string[] =>
  [
    addressee,
    street,
    [postal_code, city].filter((part) => part !== null).join(' '),
    country === 'NL' ? null : countries.of(country),
  ].filter((line) => line !== null && line !== undefined);

/** Several addresses of one kind are numbered. */
function labelOf(address: Address, all: readonly Address[]): string {
  const kind = texts.kinds[address.kind];
  const same = all.filter((other) => other.kind === address.kind);
  return same.length > 1 ? texts.numbered(kind, same.indexOf(address) + 1) : kind;
}

export function AddressCard({ association, addresses }: AssociationAddresses) {
  const isPlain = !isBoardMember(association) && !association.is_invoice_check_copy;
  const roles = [
    isBoardMember(association) && <BoardTag key="board" />,
    isPlain && !canCheckInvoices(association) && <Tag key="owner">{texts.roles.owner}</Tag>,
    canCheckInvoices(association) && <Tag key="check">{texts.roles.check}</Tag>,
    association.is_invoice_check_copy && <Tag key="copy">{texts.roles.copy}</Tag>,
  ].filter((tag) => tag !== false);
  return (
    <Card
      title={associationLabel(association)}
      action={<span>{roles.map((tag, index) => (index > 0 ? [' ', tag] : tag))}</span>}
    >
      {addresses.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <DescriptionList
          entries={addresses.map((address) => ({
            term: labelOf(address, addresses),
            description: linesOf(address).map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            )),
          }))}
        />
      )}
    </Card>
  );
}
