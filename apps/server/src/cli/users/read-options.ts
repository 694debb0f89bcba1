import { type Right, rights } from '../../modules/accounts/auth/accounts.repository.ts';
import type { RightsIn } from '../../modules/accounts/auth/accounts.service.ts';
import { UsageFault } from '../usage.ts';

/** Matches a code such as `1001`, or with rights `1001:board,check`. The code itself may contain a colon. */
const ASSOCIATION = /^(?<code>.+?)(?::(?<rights>(?:board|check|copy)(?:,(?:board|check|copy))*))?$/u;

const isRight = (text: string): text is Right => Object.hasOwn(rights, text);

/** @throws UsageFault if an association is named twice. */
export function readRights(command: string, associations: readonly string[]): RightsIn[] {
  const read = associations.map((text) => {
    const found = ASSOCIATION.exec(text)?.groups;
    return { code: found?.['code'] ?? text, rights: (found?.['rights'] ?? '').split(',').filter(isRight) };
  });
  if (new Set(read.map(({ code }) => code)).size < read.length) {
    throw new UsageFault(`${command}: name each --association once.`);
  }
  return read;
}

/** @throws UsageFault if the address, or a reason that is needed, is missing. */
export function readWho(
  command: string,
  { email, reason }: { email?: string | undefined; reason?: string | undefined },
  needsReason: boolean,
): { email: string; reason: string } {
  const who = { email: email?.trim() ?? '', reason: reason?.trim() ?? '' };
  if (who.email === '' || (needsReason && who.reason === '')) {
    throw new UsageFault(`${command} needs --email <e-mail>${needsReason ? ' and --reason <text>' : ''}.`);
  }
  return who;
}
