import { accountPath } from '../../shared/routing/paths.ts';
import type { SearchPlace } from '../../shared/routing/search-place.ts';
import { addressesPath, editContactPath, editPersonalPath, updatePasswordPath } from './account.paths.ts';

export const accountPlaces: readonly SearchPlace[] = [
  { path: accountPath, words: 'profiel account persoonlijk lidmaatschap' },
  {
    path: editContactPath,
    title: 'E-mailadres wijzigen',
    words:
      'email mail mailadres adres aanpassen veranderen verander verandert nieuw ander contactgegevens doorgeven',
    isAction: true,
  },
  {
    path: editContactPath,
    title: 'Telefoonnummer wijzigen',
    words:
      'telefoon mobiel mobiele nummer 06 aanpassen veranderen verander nieuw ander contactgegevens doorgeven',
    isAction: true,
  },
  {
    path: editPersonalPath,
    title: 'Naam wijzigen',
    words:
      'persoonlijke gegevens aanhef voorletters voornaam achternaam aanpassen veranderen verander getrouwd gescheiden',
    isAction: true,
  },
  {
    path: addressesPath,
    words:
      'adres postadres woonadres verhuizen verhuisd verhuizing adreswijziging wijzigen veranderen doorgeven',
  },
  {
    path: updatePasswordPath,
    title: 'Wachtwoord wijzigen',
    words: 'aanpassen veranderen verander nieuw vergeten password code',
    isAction: true,
  },
];
