import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './counts.contract.ts';

const counts = '/associations/{association_id}/counts';

/** The operations of the badges of "Nieuws en media", and of the events that tell open tabs of new items. */
export const countsOperations = defineOperations<typeof shapes>()({
  /** Returns the number of new items per section since the member last opened that section. */
  getCounts: { method: 'GET', path: counts },
  /**
   * Begins a visit to a section: its count becomes 0. Staff who act for a member change nothing, because the
   * items are still new to the member.
   */
  openSection: { method: 'POST', path: `${counts}/{section}/open`, respondsWith: 'bulletin_board' },
  /**
   * Sends the events of all associations of the member as `text/event-stream`. The data of an event of type
   * `section` is a `SectionHint`. An event of type `refresh` says that earlier events are lost. The data of an event of
   * type `maintenance` is the `MaintenanceBanner` above every screen, or `null` when there is none.
   */
  streamEvents: { method: 'GET', path: '/events', bytes: true, isBackground: true },
});

export type * from './counts.contract.ts';
