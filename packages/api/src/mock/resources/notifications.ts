import {
  type ChoiceToSet,
  isKindFor,
  isOnByDefault,
  type NotificationChoice,
  notificationKinds,
} from '@mijn/domain/notifications';
import { notificationsContract } from '@mijn/domain/notifications/contract';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';

/** Returns the choices of a member about every kind that a checker of invoices has. */
const choicesOf = (association_id: string): NotificationChoice[] =>
  notificationKinds
    .filter((kind) =>
      isKindFor(kind, { is_board: false, is_invoice_check: association_id === idOf(1, 1001) }),
    )
    .map((kind) => ({ association_id, kind, is_on: isOnByDefault(kind), is_push_on: false }));

/** The link of a mail needs a script. */
function respond(first: readonly NotificationChoice[]): Responders<typeof notificationsContract> {
  let choices = [...first];
  const change = (choice: NotificationChoice, changes: readonly ChoiceToSet[]): NotificationChoice => {
    const found = changes.find(
      ({ association_id, kind }) => choice.association_id === association_id && choice.kind === kind,
    );
    return found
      ? { ...choice, is_on: found.is_on, is_push_on: found.is_push_on ?? choice.is_push_on }
      : choice;
  };
  return {
    listChoices: () => ({ data: choices }),
    setChoices: ({ body }) => {
      choices = choices.map((choice) => change(choice, body.choices));
      return { data: choices };
    },
  };
}

/** Returns mocked calls of the notifications of a checker of association 1001, who is an owner of 1002. */
export const notificationsCalls = () =>
  callsOf(notificationsContract, respond([idOf(1, 1001), idOf(1, 1002)].flatMap(choicesOf)));

export const notificationsMock = defineMock({
  contract: notificationsContract,
  isPublic: ['getSubscription', 'unsubscribe', 'resubscribe', 'unsubscribeInOneClick', 'openUnsubscribePage'],
  generate: ({ account }) => account.user.associations.flatMap(({ id }) => choicesOf(id)),
  respond,
});
