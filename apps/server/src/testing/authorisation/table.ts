import { callerNames, type CallerName } from './callers.ts';
import type { ThingName } from './things.ts';

/** One route, called with one thing, and the status that every kind of caller gets. */
export interface Row {
  /** `GET …/archive/documents`: `…` stands for `/associations/:association_id`. */
  route: string;
  /** The route with the thing. */
  title: string;
  method: string;
  path: string;
  thing: ThingName | undefined;
  statuses: Readonly<Record<CallerName, number>>;
}

/**
 * Who may call what (decisions §3 and §5). What exists but not for the caller is 404; a role that is missing for what
 * the caller may see is 403; so is the second factor, and a change by staff who only read.
 */
const TABLE = `
                                                                         without a session
                                                                         |   second factor missing
                                                                         |   |   owner
                                                                         |   |   |   board
                                                                         |   |   |   |   checker
                                                                         |   |   |   |   |   copies only
                                                                         |   |   |   |   |   |   elsewhere
                                                                         |   |   |   |   |   |   |   nowhere
                                                                         |   |   |   |   |   |   |   |   staff, reading
                                                                         |   |   |   |   |   |   |   |   |   staff, writing
GET   /auth/csrf                                                         204 204 204 204 204 204 204 204 204 204
POST  /auth/login                                                        200 200 200 200 200 200 200 200 200 200
POST  /auth/two-factor                                                   401 200 200 200 200 200 200 200 403 200
POST  /auth/impersonate                                                  204 204 204 204 204 204 204 204 204 204
GET   /auth/user                                                         401 200 200 200 200 200 200 200 200 200
POST  /auth/logout                                                       204 204 204 204 204 204 204 204 204 204
POST  /auth/user/association/:association_id                             401 403 204 204 204 204 404 404 403 204
POST  /auth/forgot-password                                              202 202 202 202 202 202 202 202 202 202
POST  /auth/reset-password                                               204 204 204 204 204 204 204 204 204 204

GET   …/overview                                                         401 403 200 200 200 200 404 404 200 200
GET   …/search                                                           401 403 200 200 200 200 404 404 200 200

GET   …/archive/groups                                                   401 403 200 200 200 200 404 404 200 200
GET   …/archive/facets                                                   401 403 200 200 200 200 404 404 200 200
GET   …/archive/documents                                                401 403 200 200 200 200 404 404 200 200
POST  …/archive/documents                                                401 403 403 201 403 403 404 404 403 201
GET   …/archive/documents/:document_id             document              401 403 200 200 200 200 404 404 200 200
GET   …/archive/documents/:document_id             hidden document       401 403 404 200 404 404 404 404 200 200
GET   …/archive/documents/:document_id             board-only document   401 403 404 200 404 404 404 404 200 200
PATCH …/archive/documents/:document_id             document              401 403 403 200 403 403 404 404 403 200
PATCH …/archive/documents/:document_id             hidden document       401 403 404 200 404 404 404 404 403 200
PATCH …/archive/documents/:document_id             board-only document   401 403 404 200 404 404 404 404 403 200
POST  …/archive/documents/:document_id/hide        document              401 403 403 200 403 403 404 404 403 200
POST  …/archive/documents/:document_id/hide        board-only document   401 403 404 200 404 404 404 404 403 200
POST  …/archive/documents/:document_id/unhide      document              401 403 403 200 403 403 404 404 403 200
POST  …/archive/documents/:document_id/unhide      hidden document       401 403 404 200 404 404 404 404 403 200
GET   …/archive/documents/:document_id/file        document              401 403 200 200 200 200 404 404 200 200
GET   …/archive/documents/:document_id/file        hidden document       401 403 404 200 404 404 404 404 200 200
GET   …/archive/documents/:document_id/file        board-only document   401 403 404 200 404 404 404 404 200 200
GET   …/archive/documents/:document_id/thumbnail   document              401 403 200 200 200 200 404 404 200 200
GET   …/archive/documents/:document_id/thumbnail   hidden document       401 403 404 200 404 404 404 404 200 200
GET   …/archive/documents/:document_id/thumbnail   board-only document   401 403 404 200 404 404 404 404 200 200
GET   …/archive/zip                                document              401 403 200 200 200 200 404 404 200 200
GET   …/archive/zip                                hidden document       401 403 404 200 404 404 404 404 200 200
GET   …/archive/zip                                board-only document   401 403 404 200 404 404 404 404 200 200

GET   …/todos                                                            401 403 200 200 200 200 404 404 200 200
GET   …/todos/groups                                                     401 403 200 200 200 200 404 404 200 200
GET   …/todos/:todo_id                             todo                  401 403 200 200 200 200 404 404 200 200
GET   …/todos/:todo_id/attachments/:attachment_id/file       attachment  401 403 200 200 200 200 404 404 200 200
GET   …/todos/:todo_id/attachments/:attachment_id/thumbnail  attachment  401 403 200 200 200 200 404 404 200 200

GET   …/meetings                                                         401 403 200 200 200 200 404 404 200 200
GET   …/meetings/years                                                   401 403 200 200 200 200 404 404 200 200
GET   …/meetings/:meeting_id                       meeting               401 403 200 200 200 200 404 404 200 200
GET   …/meetings/:meeting_id/calendar              meeting               401 403 200 200 200 200 404 404 200 200
GET   …/meetings/:meeting_id/zip                   meeting               401 403 200 200 200 200 404 404 200 200
GET   …/meetings/:meeting_id/documents/:document_id/file       meeting document   401 403 200 200 200 200 404 404 200 200
GET   …/meetings/:meeting_id/documents/:document_id/thumbnail  meeting document   401 403 200 200 200 200 404 404 200 200
GET   /calendar-feed                                                     401 403 200 200 200 200 200 200 403 403
POST  /calendar-feed/renew                                               401 403 200 200 200 200 200 200 403 403
GET   /calendar-feed/meetings.ics                                        200 200 200 200 200 200 200 200 200 200

GET   …/forms                                                            401 403 200 200 200 200 404 404 200 200
GET   …/forms/:form_id                             form                  401 403 200 200 200 200 404 404 200 200
GET   …/forms/:form_id                             hidden form           401 403 404 200 404 404 404 404 200 200
GET   …/forms/:form_id/file                        form                  401 403 200 200 200 200 404 404 200 200
GET   …/forms/:form_id/file                        hidden form           401 403 404 200 404 404 404 404 200 200
GET   …/forms/:form_id/thumbnail                   form                  401 403 200 200 200 200 404 404 200 200
GET   …/forms/:form_id/thumbnail                   hidden form           401 403 404 200 404 404 404 404 200 200

GET   …/invoices                                                         401 403 404 404 200 200 404 404 200 200
GET   …/invoices/counts                                                  401 403 404 404 200 200 404 404 200 200
GET   …/invoices/:invoice_id                       invoice               401 403 404 404 200 200 404 404 200 200
POST  …/invoices/:invoice_id/decisions             invoice               401 403 404 404 200 403 404 404 403 200
GET   …/invoices/:invoice_id/file                  invoice               401 403 404 404 200 200 404 404 200 200
GET   …/invoices/:invoice_id/e-invoice             invoice               401 403 404 404 200 200 404 404 200 200
`;

const ROW = /^(?<method>[A-Z]+) +(?<path>\S+)(?: {2,}(?<thing>\S.*?))? {2,}(?<statuses>[\d ]+)$/u;

function toRow(line: string): Row {
  const { method = '', path = '', thing, statuses = '' } = ROW.exec(line)?.groups ?? {};
  const figures = statuses.trim().split(/ +/u).map(Number);
  if (figures.length !== callerNames.length) throw new Error(`This is no row of the table: ${line}`);
  return {
    route: `${method} ${path}`,
    title: [`${method} ${path}`, ...(thing === undefined ? [] : [thing])].join(', '),
    method,
    path: path.replace('…', '/associations/:association_id'),
    thing: thing as ThingName | undefined,
    statuses: Object.fromEntries(
      callerNames.map((name, column) => [name, figures[column]]),
    ) as Row['statuses'],
  };
}

export const rows: readonly Row[] = TABLE.split('\n')
  .filter((line) => /^[A-Z]/u.test(line))
  .map(toRow);
