import { defineOperations } from '../wire/wire.ts';
import type { Section } from '../sections/sections.ts';
import type { shapes } from './overview.contract.ts';

export const itemParts = ['albums', 'newsletters', 'bulletin_board', 'news'] as const satisfies Section[];

export type ItemPart = (typeof itemParts)[number];

/** The operation of the overview. One request returns all parts. */
export const overviewOperations = defineOperations<typeof shapes>()({
  /** Returns the newest items of every part of the portal in one response. */
  getOverview: { method: 'GET', path: '/associations/{association_id}/overview', isCostly: true },
});

export type * from './overview.contract.ts';
