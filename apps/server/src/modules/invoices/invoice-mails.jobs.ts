import type { CheckStatus } from '@mijn/domain/invoices';
import { REJECTION_MAIL_DELAY_MS } from '@mijn/domain/limits';
import { number, object, string } from 'yup';
import type { Config } from '../../platform/config/read-config.ts';
import { inTransaction, type Queries } from '../../platform/database/index.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { hasMail, writeMail } from '../../platform/mail/send-mail.job.ts';
import { type LockedInvoice, lockInvoice } from './invoice-decisions.repository.ts';
import { type MailedDecision, rejectionMail, withdrawalMail } from './invoices.mail.ts';
import type { invoiceDecisions } from './invoices.tables.ts';

type Decision = typeof invoiceDecisions.$inferSelect;

interface Made {
  association_id: string;
  invoice_id: string;
  version: number;
}

const data = object({
  association_id: string().required(),
  invoice_id: string().required(),
  version: number().required(),
});

/** The attempts take three and a half hours. */
const ATTEMPTS_MAX = 10;

const keyOf = (kind: 'invoice_rejected' | 'invoice_rejection_withdrawn', made: Made): string =>
  `${kind}:${made.association_id}:${made.invoice_id}:${made.version}`;

const mailedDecision = (
  { association, invoice }: LockedInvoice,
  { decided_by, decided_by_staff, decided_at, remark }: Decision,
): MailedDecision => ({ association, invoice, decided_by, decided_by_staff, decided_at, remark });

interface Writing {
  transaction: Queries;
  config: Config;
  recipient: string;
  locked: LockedInvoice;
  decision: Decision;
  now: Date;
}

/** Does nothing if nobody is to be mailed, or if the invoice is gone. */
const defineDecisionJob = (name: string, write: (writing: Writing) => Promise<void>) =>
  defineJob({
    name,
    data,
    attemptsMax: ATTEMPTS_MAX,
    run: async ({ config, database, now }, made) => {
      const recipient = config.brand.decisions_email;
      if (recipient === undefined) return;
      await inTransaction(database.queries, async (transaction) => {
        const locked = await lockInvoice(transaction, made);
        const decision = locked?.decisions.find(({ version }) => version === made.version);
        if (locked && decision) await write({ transaction, config, recipient, locked, decision, now: now() });
      });
    },
  });

/** Mails nothing if a checker has decided otherwise meanwhile. Of two rejections the last one is mailed. */
export const mailRejection = defineDecisionJob(
  'mail_invoice_rejection',
  async ({ transaction, config, recipient, locked, decision: rejection, now }) => {
    if (locked.decisions.some(({ version }) => version > rejection.version)) return;
    const mail = rejectionMail(config, { recipient, decision: mailedDecision(locked, rejection) });
    await writeMail(transaction, { ...mail, dedupe_key: keyOf('invoice_rejected', rejection) }, now);
  },
);

/** Mails nothing if the provider was not mailed about the rejection, or if a new rejection follows. */
export const mailWithdrawal = defineDecisionJob(
  'mail_invoice_rejection_withdrawn',
  async ({ transaction, config, recipient, locked, decision: withdrawal, now }) => {
    const decisions = locked.decisions.toSorted((one, other) => other.version - one.version);
    if (decisions[0]?.decision === 'rejected') return;
    for (const rejection of decisions) {
      if (rejection.version > withdrawal.version || rejection.decision !== 'rejected') continue;
      if (!(await hasMail(transaction, keyOf('invoice_rejected', rejection)))) continue;
      const mail = withdrawalMail(config, {
        recipient,
        decision: mailedDecision(locked, withdrawal),
        rejected_at: rejection.decided_at,
        check_status: locked.invoice.check_status,
      });
      const dedupe_key = keyOf('invoice_rejection_withdrawn', rejection);
      await writeMail(transaction, { ...mail, dedupe_key }, now);
      return;
    }
  },
);

/**
 * Call this in the transaction of the decision. The job waits `REJECTION_MAIL_DELAY_MS`, in which the checker can undo the
 * decision (docs/decisions/0161). @param before the status of the invoice before the decision.
 */
export async function tellProvider(
  queries: Queries,
  { brand }: Pick<Config, 'brand'>,
  { association_id, invoice_id, version, decision }: Made & Pick<Decision, 'decision'>,
  before: CheckStatus,
): Promise<void> {
  if (brand.decisions_email === undefined) return;
  const made = { association_id, invoice_id, version };
  const options = { delayMs: REJECTION_MAIL_DELAY_MS };
  if (decision === 'rejected') await mailRejection.add(queries, made, options);
  else if (before === 'rejected') await mailWithdrawal.add(queries, made, options);
}
