import {
  type ChoiceToSet,
  isKindFor,
  isOnByDefault,
  isPushKind,
  type NotificationChoice,
  notificationKinds,
} from '@mijn/domain/notifications';
import { notificationsContract } from '@mijn/domain/notifications/contract';
import type { HttpHandler } from 'msw';
import { Refusal } from '../call/refusal.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import { MOCK_TOKEN } from '../provider/secrets.ts';

type Own = { id: string; is_board: boolean; is_invoice_check: boolean };

/** Returns responders for a member of associations. The link of a mail is about the bulletin board of the first. */
function respond(associations: readonly Own[]): Responders<typeof notificationsContract> {
  let choices: NotificationChoice[] = associations.flatMap(({ id, ...rights }) =>
    notificationKinds
      .filter((kind) => isKindFor(kind, rights))
      .map((kind) => ({ association_id: id, kind, is_on: isOnByDefault(kind), is_push_on: false })),
  );
  let isOn = true;
  const change = (choice: NotificationChoice, changes: readonly ChoiceToSet[]): NotificationChoice => {
    const found = changes.find(
      ({ association_id, kind }) => choice.association_id === association_id && choice.kind === kind,
    );
    if (!found) return choice;
    const { is_on, is_push_on = choice.is_push_on } = found;
    return { ...choice, is_on, is_push_on: isPushKind(choice.kind) && is_push_on };
  };
  const subscription = (token: string, next = isOn) => {
    if (token !== MOCK_TOKEN) return new Refusal('not_found');
    isOn = next;
    return { kind: 'bulletin' as const, association_name: 'VvE De Kade', is_on: isOn };
  };
  return {
    listChoices: () => ({ data: choices }),
    setChoices: ({ body }) => {
      if (!body.choices.every(({ association_id }) => associations.some(({ id }) => id === association_id))) {
        return new Refusal('not_found');
      }
      choices = choices.map((choice) => change(choice, body.choices));
      return { data: choices };
    },
    getSubscription: ({ params }) => subscription(params.token),
    unsubscribe: ({ params }) => subscription(params.token, false),
    resubscribe: ({ params }) => subscription(params.token, true),
    unsubscribeInOneClick: ({ params }) => {
      const found = subscription(params.token, false);
      return found instanceof Refusal ? found : undefined;
    },
    openUnsubscribePage: ({ params }) => `/unsubscribe/${params.token}`,
  };
}

/** Returns mocked calls of the notifications of a checker of association 1001, who is an owner of 1002. */
export const notificationsCalls = (): HttpHandler[] =>
  callsOf(
    notificationsContract,
    respond([
      { id: idOf(1, 1001), is_board: false, is_invoice_check: true },
      { id: idOf(1, 1002), is_board: false, is_invoice_check: false },
    ]),
  );

export const notificationsMock = defineMock({
  contract: notificationsContract,
  isPublic: ['getSubscription', 'unsubscribe', 'resubscribe', 'unsubscribeInOneClick', 'openUnsubscribePage'],
  generate: ({ account }) => account.user.associations,
  respond,
});
