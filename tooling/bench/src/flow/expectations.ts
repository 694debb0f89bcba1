import type { Screen } from '../screens.ts';
import type { Waits } from './chain.ts';

const visitorScreen: Waits = { steps: 3, calls: 0 };

/** The page has the data of its screen, and the stream of events begins with what the page lacks. */
const memberScreen: Waits = { steps: 4, calls: 0 };

/** A slow machine may need one step more, so each of these screens has one to spare. */
const others: Readonly<Record<string, Waits>> = {
  '/login': { steps: 3, calls: 1 },
  '/archive (visitor)': { steps: 3, calls: 1 },
  '/login/2fa': { steps: 3, calls: 1 },
  // The call of these pages leaves after the script that every page loads late, and the page that follows loads a file of its own.
  '/logout': { steps: 6, calls: 3 },
  '/login/impersonate/:token/:signature': { steps: 6, calls: 4 },
  '/unsubscribe/:token': { steps: 3, calls: 1 },
  // It leads to the login, which asks who the visitor is.
  '/profile': { steps: 3, calls: 1 },
  // The forms ask what they offer and how many members are mailed. The others stand for what is not there, and ask once more.
  '/todos/add': { steps: 4, calls: 1 },
  '/meetings/written-resolutions/:resolutionId': { steps: 4, calls: 1 },
  '/meetings/:meetingId/minutes': { steps: 4, calls: 1 },
  '/bulletin-board/add': { steps: 4, calls: 1 },
  // The form asks how many members get the letter.
  '/news-letter/add': { steps: 4, calls: 1 },
  '/bulletin-board': { steps: 4, calls: 1 },
  // The parts for the board alone come with a script of their own once the page is alive.
  '/meetings/:meetingId': { steps: 5, calls: 0 },
  // The board opens these from the page of a meeting or the action items. Their calls are in their own files, so that the frame of every
  // page does not have them.
  '/meetings/:meetingId/convocations/:convocationId': { steps: 6, calls: 2 },
  '/meetings/:meetingId/attendances': { steps: 6, calls: 2 },
  '/meetings/:meetingId/proxies': { steps: 7, calls: 3 },
  '/todos/reports': { steps: 7, calls: 1 },
  '/:provider/news': { steps: 4, calls: 1 },
  '/news-letter': { steps: 3, calls: 1 },
  '/photo-albums': { steps: 3, calls: 1 },
  // The field for a reaction comes with a script of its own once the page is alive.
  '/todos/:todoId': { steps: 6, calls: 0 },
  // It asks for the secret URL of the calendar feed, and whether this device gets pushes.
  '/profile/settings': { steps: 6, calls: 2 },
  '/profile/personal-data/:token': { steps: 5, calls: 1 },
  // The PDF of the invoice needs pdf.js and its worker.
  '/invoices-check/:invoiceId': { steps: 6, calls: 2 },
};

export const expectedWaits = ({ name, isForMembers }: Screen): Waits =>
  others[name] ?? (isForMembers ? memberScreen : visitorScreen);
