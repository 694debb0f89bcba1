import { formatAmount } from '@mijn/domain/formats';
import type { CheckStatus } from '@mijn/domain/invoices';
import { defineMail, type Sender } from '../../platform/mail/define-mail.ts';
import { texts } from '../../platform/mail/texts.ts';

export interface MailedDecision {
  association: { code: string; name: string };
  /** The code is the provider's own. */
  invoice: {
    code: string | null;
    name: string;
    supplier: string | null;
    invoice_number: string | null;
    total_cents: number | null;
    currency: string;
  };
  decided_by: string;
  decided_by_staff: string | null;
  decided_at: Date;
  remark: string | null;
}

interface Input {
  recipient: string;
  decision: MailedDecision;
}

const example: Input = {
  recipient: 'facturen@example.nl',
  decision: {
    association: { code: '1001', name: 'VvE De Kade' },
    invoice: {
      code: 'F-817',
      name: 'Herstel dakgoot',
      supplier: 'Loodgietersbedrijf Van der Meer B.V.',
      invoice_number: '2026-0817',
      total_cents: 203_099,
      currency: 'EUR',
    },
    decided_by: 'Bram Bestuur',
    decided_by_staff: null,
    decided_at: new Date('2026-11-19T09:00:00.000Z'),
    remark: 'De hoogwerker staat er twee keer op.\nWij hebben er één gezien.',
  },
};

/** Names an invoice by supplier and number. */
export const titleOf = ({
  supplier,
  invoice_number,
  name,
}: Pick<MailedDecision['invoice'], 'supplier' | 'invoice_number' | 'name'>): string =>
  [supplier ?? name, ...(invoice_number === null ? [] : [invoice_number])].join(', ');

const placeOf = ({ association: { code, name } }: MailedDecision): string => `${code} ${name}`;

/** The sentence names everything that the provider may look for. */
function invoiceText({ invoice }: MailedDecision): string {
  const { code, name, supplier, invoice_number, total_cents, currency } = invoice;
  const parts = [
    `“${name}”`,
    ...(code === null ? [] : [`code ${code}`]),
    ...(supplier === null ? [] : [`leverancier ${supplier}`]),
    ...(invoice_number === null ? [] : [`factuurnummer ${invoice_number}`]),
    ...(total_cents === null ? [] : [`bedrag ${formatAmount(total_cents / 100, currency)}`]),
  ];
  return `Het gaat om de factuur ${parts.join(', ')}.`;
}

const decider = ({ decided_by, decided_by_staff }: MailedDecision): string =>
  decided_by_staff === null ? decided_by : `${decided_by}, door uw medewerker ${decided_by_staff},`;

const common = ({ brand }: Sender, { recipient, decision }: Input) => ({
  recipient,
  kicker: `Factuur controle, ${placeOf(decision)}`,
  greeting: `Beste medewerker van ${brand.company},`,
  reason: `U krijgt deze mail omdat dit adres bij de instellingen van ${brand.portal_name} staat voor facturen die niet akkoord zijn.`,
});

export const rejectionMail = defineMail<Input>({
  examples: { invoice_rejected: example },
  compose: (sender, input) => {
    const { decision } = input;
    const { recipient, kicker, greeting, reason } = common(sender, input);
    return {
      recipient,
      subject: `Niet akkoord: ${titleOf(decision.invoice)} (${placeOf(decision)})`,
      content: {
        kicker,
        greeting,
        before: [
          `${decider(decision)} is op ${texts.moment(decision.decided_at)} niet akkoord met een factuur van ${decision.association.name}.`,
          invoiceText(decision),
          'De opmerking van de controleur:',
        ],
        quote: { lines: (decision.remark ?? '').split('\n') },
        after: ['De controleur leest in het portaal dat u contact opneemt met de leverancier.'],
        reason,
      },
    };
  },
});

const nowTexts: Record<CheckStatus, string> = {
  to_check: 'De factuur staat weer bij de facturen die nog gecontroleerd worden.',
  approved: 'De factuur is nu akkoord.',
  rejected: 'De factuur is nu weer niet akkoord.',
};

/** An earlier mail no longer holds, because a checker decided otherwise. */
export const withdrawalMail = defineMail<Input & { rejected_at: Date; check_status: CheckStatus }>({
  examples: {
    invoice_rejection_withdrawn: {
      ...example,
      rejected_at: new Date('2026-11-18T15:30:00.000Z'),
      check_status: 'to_check',
    },
  },
  compose: (sender, { rejected_at, check_status, ...input }) => {
    const { decision } = input;
    const { recipient, kicker, greeting, reason } = common(sender, input);
    return {
      recipient,
      subject: `Niet akkoord ingetrokken: ${titleOf(decision.invoice)} (${placeOf(decision)})`,
      content: {
        kicker,
        greeting,
        before: [
          `Op ${texts.moment(rejected_at)} was een controleur niet akkoord met een factuur van ${decision.association.name}. Daarover hebt u een mail gekregen. ${decider(decision)} heeft dat op ${texts.moment(decision.decided_at)} ingetrokken.`,
          invoiceText(decision),
          nowTexts[check_status],
        ],
        after: [],
        reason,
      },
    };
  },
});
