import { mdiEmailOutline, mdiPhoneOutline } from '@mdi/js';
import type { Brand } from '@mijn/domain/brand';
import { phoneUrl } from '../../shared/brand/brand.ts';
import { helpTexts } from '../../shared/brand/help-texts.ts';
import type { FindablePlace } from '../../features/search/find-places.ts';
import { texts } from './texts.ts';

const words =
  'contact contactgegevens beheerder beheer beheerkantoor kantoor vve administratie bereiken bereikbaar';

/** Returns how to reach the provider: the number and the address stand in the hit itself. */
export const contactPlaces = ({ name, phone, email, postal_address }: Brand): readonly FindablePlace[] => [
  {
    title: texts.contact,
    href: phoneUrl(phone),
    facts: [helpTexts.call(phone), postal_address],
    icon: mdiPhoneOutline,
    words: `${words} ${name} telefoon telefoonnummer nummer bellen bel postadres adres openingstijden spoed nood spoednummer noodnummer naam contactpersoon lekkage
      storing melden doorgeven klacht indienen vraag vragen hulp helpdesk klantenservice`,
  },
  {
    title: texts.mail,
    href: `mailto:${email}`,
    facts: [email],
    icon: mdiEmailOutline,
    words: `${words} ${name} e-mail email mailen mailadres e-mailadres schrijven`,
  },
];
