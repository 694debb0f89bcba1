import type { RequestedKind } from '@mijn/domain/notifications';
import { exampleReceiver } from '../../platform/mail/receiver.ts';
import type { UnsubscribeLinks } from './links.ts';
import type { DigestInput, NotificationInput } from './mail-inputs.ts';

const TOKEN =
  'AZ8x5Qo2cHqzR4yT1c9n0AGfMeUKNnB6s0eMk9XPZ9BidWxsZXRpbg.n3T5mE0Y1tJm4GqUu2Zb6yQf8sJwC1oKpRxLd7Vh9Ag';

export const exampleLinks: UnsubscribeLinks = {
  page: `https://mijn.example.nl/unsubscribe/${TOKEN}`,
  oneClick: `https://mijn.example.nl/api/notifications/unsubscribe/${TOKEN}/one-click`,
};

const association = { id: '01a1f9c4-c6f4-7226-b044-46c8cecb18b1', name: 'VvE De Kade', code: '1001' };

/** A new kind does not compile without its example. */
export const exampleNotifications: Readonly<Record<RequestedKind, Omit<NotificationInput, 'links'>>> = {
  bulletin: {
    kind: 'bulletin',
    recipient: exampleReceiver,
    association,
    namesAssociation: true,
    content: {
      subject: 'Tuindag: wie doet er mee?',
      author: { id: null, name: 'Anna de Vries' },
      lines: [
        'Zaterdag 28 november maken we samen de binnentuin winterklaar. Koffie staat klaar om 10.00 uur, snoeischaren zijn er genoeg.',
        'Laat even weten of u komt: 06 12 34 56 78.',
      ],
      path: '/bulletin-board',
      files: [{ name: 'Taakverdeling tuindag.pdf', byte_size: 84_000 }],
      thread: 'example',
    },
  },
  todos: {
    kind: 'todos',
    recipient: exampleReceiver,
    association,
    namesAssociation: false,
    content: {
      subject: 'AP-2026-030: Lekkende dakdoorvoer boven portiek A dichten vóór de vorst',
      author: { id: null, name: 'Waterpas' },
      lines: [
        'Status: Wacht op derden',
        'Gepland op woensdag 2 december 2026',
        'De nieuwe doorvoer komt op 1 december binnen.',
      ],
      path: '/todos/01a1f9c4-c6f4-7226-b044-46c8cecb18b1',
      thread: 'example',
    },
  },
  reports: {
    kind: 'reports',
    recipient: exampleReceiver,
    association,
    namesAssociation: false,
    content: {
      subject: 'M-2026-0031: Natte plek op het plafond',
      author: { id: null, name: 'Mevrouw I. Brouwer-Smit' },
      lines: ['Er zit een natte plek op het plafond van mijn slaapkamer. Als het regent, wordt hij groter.'],
      path: '/todos/01a1f9c4-c6f4-7226-b044-46c8cecb18b1',
      thread: 'example',
    },
  },
  questions: {
    kind: 'questions',
    recipient: exampleReceiver,
    association,
    namesAssociation: false,
    content: {
      subject: 'Antwoord op uw vraag over punt 4, Begroting 2027',
      author: { id: null, name: 'Het bestuur' },
      lines: [
        'Het contract is opnieuw aanbesteed. Er komt één schoonmaakbeurt per week bij.',
        'Uw vraag was: Waarom stijgen de schoonmaakkosten?',
      ],
      path: '/meetings/01a1f9c4-c6f4-7226-b044-46c8cecb18b1',
      thread: 'example',
    },
  },
  newsletters: {
    kind: 'newsletters',
    recipient: exampleReceiver,
    association,
    namesAssociation: false,
    content: {
      subject: 'Nieuwsbrief winter 2026: de lift, de tuin en de nieuwe begroting',
      author: { id: null, name: 'Bram Bestuur' },
      lines: [],
      path: '/news-letter?document=01a1f9c4-c6f4-7226-b044-46c8cecb18b1',
      files: [
        { name: 'Nieuwsbrief winter 2026.pdf', byte_size: 1_240_000 },
        { name: 'Begroting 2027.pdf', byte_size: 412_000 },
      ],
      thread: 'example',
    },
  },
  second_checks: {
    kind: 'second_checks',
    recipient: {
      email: 'hugo.de.vries@example.nl',
      name: 'Hugo de Vries',
      salutation: 'mr',
      name_prefix: 'de',
      last_name: 'Vries',
    },
    association,
    namesAssociation: false,
    content: {
      subject: 'Tweede controle: Dakdekkersbedrijf Van der Meer B.V., 2026-0817',
      author: { id: null, name: 'Bram Bestuur' },
      lines: ['Inspectie en klein herstel dak', 'Bedrag: € 2.030,99'],
      path: '/invoices-check',
      thread: 'example',
    },
  },
};

/** An example of a digest, with more news than it names. */
export const exampleDigest: Omit<DigestInput, 'links'> = {
  recipient: exampleReceiver,
  day: '2026-11-20',
  namesAssociation: true,
  kindLinks: {
    meeting_documents: exampleLinks.page,
    archive_documents: exampleLinks.page,
    albums: exampleLinks.page,
  },
  associations: [
    {
      name: 'VvE De Kade',
      code: '1001',
      kinds: [
        {
          kind: 'meeting_documents',
          news: {
            total: 2,
            items: [
              {
                title: 'Agenda algemene ledenvergadering',
                details: 'Vergadering van 9-12-2026',
                path: '/meetings',
              },
              { title: 'Begroting 2027', details: 'Vergadering van 9-12-2026', path: '/meetings' },
            ],
          },
        },
        {
          kind: 'archive_documents',
          news: {
            total: 14,
            items: [
              { title: 'Offerte schilderwerk noordzijde', details: 'Onderhoud', path: '/archive' },
              {
                title: "Keuringsrapport liftinstallatie 2026, met bijlagen en foto's van de machinekamer",
                details: 'Keuringen',
                path: '/archive',
              },
            ],
          },
        },
      ],
    },
    {
      name: 'VvE Residentie Oosterpark',
      code: '1002',
      kinds: [
        {
          kind: 'albums',
          news: {
            total: 1,
            items: [{ title: 'Tuindag 2026', details: "12 foto's van K. Oosterhuis", path: '/photo-albums' }],
          },
        },
      ],
    },
  ],
};
