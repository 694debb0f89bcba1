/** Why a file is no e-invoice that can be read: a predicate for the operator, `has no cbc:IssueDate`. */
export class UnreadableEInvoice extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnreadableEInvoice';
  }
}
