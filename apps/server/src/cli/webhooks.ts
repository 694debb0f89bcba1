import { parseArgs } from 'node:util';
import { isWebhookKind, webhookKinds } from '@mijn/domain/webhooks';
import { StartFault } from '../platform/config/errors.ts';
import type { Foundation } from '../platform/foundation.ts';
import {
  type DeliveryRow,
  listDeliveries,
  listWebhooks,
} from '../capabilities/webhooks/webhooks.repository.ts';
import {
  addWebhook,
  finishRotation,
  type NewWebhook,
  removeWebhook,
  replayDeliveries,
  rotateSecret,
  testWebhook,
} from '../capabilities/webhooks/webhooks.service.ts';
import { isId } from '../platform/wire/read-input.ts';
import { timeOf } from './run.ts';
import { UsageFault } from './usage.ts';

type Run = (foundation: Foundation) => Promise<string>;

const kindNames = Object.keys(webhookKinds).join(', ');

const LOG_DEFAULT = 50;
const LOG_MAX = 1000;

/** An address without TLS must be allowed to be private. */
function faultOfAddress(text: string, allowsPrivate: boolean): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/u.test(url.protocol))
    return '--address must be an address such as https://example.nl/hook.';
  if (url.username !== '' || url.password !== '' || url.hash !== '') {
    return '--address has a name, a password or a #: leave these out.';
  }
  return url.protocol === 'https:' || allowsPrivate
    ? undefined
    : '--address must start with https://. Only with --allow-private may it be http://.';
}

function readNewWebhook(args: string[]): NewWebhook {
  const { values } = parseArgs({
    args,
    options: {
      address: { type: 'string', default: '' },
      kind: { type: 'string', multiple: true, default: [] },
      association: { type: 'string' },
      'allow-private': { type: 'boolean', default: false },
    },
  });
  const allowsPrivate = values['allow-private'];
  const kinds = [...new Set(values.kind)];
  const unknown = kinds.filter((kind) => !isWebhookKind(kind));
  const faults = [
    faultOfAddress(values.address, allowsPrivate),
    kinds.length === 0 ? `--kind is missing. The kinds are ${kindNames}.` : undefined,
    unknown.length > 0 ? `--kind: there is no ${unknown.join(', ')}. The kinds are ${kindNames}.` : undefined,
  ].filter((fault) => fault !== undefined);
  if (faults.length > 0) throw new UsageFault(faults.map((fault) => `webhooks add: ${fault}`).join('\n'));
  return {
    address: new URL(values.address),
    kinds: kinds.filter(isWebhookKind),
    association: values.association,
    allowsPrivate,
  };
}

function add(args: string[]): Run {
  const webhook = readNewWebhook(args);
  return async (foundation) => {
    const { id, secret } = await addWebhook(foundation, webhook);
    return `Added the webhook ${id}. Give this secret to the receiver; it is not shown again:\n${secret}`;
  };
}

function readId(command: string, positionals: readonly string[]): string {
  const [id = '', ...others] = positionals;
  if (!isId(id) || others.length > 0) throw new UsageFault(`webhooks ${command} needs one id.`);
  return id;
}

function list(args: string[]): Run {
  parseArgs({ args, options: {} });
  return async ({ database, now }) => {
    const webhooks = await listWebhooks(database.queries);
    const lines = webhooks.map((webhook) => {
      const { id, address, kinds, association, allows_private, gone_at, previous_until, waiting, set_aside } =
        webhook;
      const notes = [
        association === null ? 'all associations' : `association ${association}`,
        kinds.join(', '),
        ...(allows_private ? ['private addresses allowed'] : []),
        `${waiting ?? 0} waiting`,
        `${set_aside ?? 0} set aside`,
        ...(previous_until && previous_until > now() ? [`two secrets until ${timeOf(previous_until)}`] : []),
        ...(gone_at ? [`GONE since ${timeOf(gone_at)}`] : []),
      ];
      return `${id}  ${address}\n  ${notes.join('; ')}`;
    });
    return lines.length === 0 ? 'There are no webhooks.' : lines.join('\n');
  };
}

function stateOf({ delivered_at, set_aside_at }: DeliveryRow): string {
  if (delivered_at) return 'delivered';
  return set_aside_at ? 'SET ASIDE' : 'waiting';
}

function log(args: string[]): Run {
  const { values, positionals } = parseArgs({
    args,
    options: { max: { type: 'string', default: String(LOG_DEFAULT) } },
    allowPositionals: true,
  });
  const max = Number(values.max);
  if (!Number.isInteger(max) || max < 1 || max > LOG_MAX) {
    throw new UsageFault(`webhooks log: --max is a number from 1 to ${LOG_MAX}.`);
  }
  const webhook_id = positionals.length === 0 ? undefined : readId('log', positionals);
  return async ({ database }) => {
    const deliveries = await listDeliveries(database.queries, { webhook_id, max });
    const lines = deliveries.map((delivery) => {
      const { id, kind, entity_id, happened_at, attempts, last_fault } = delivery;
      const tries = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
      const fault = last_fault === null ? '' : `; ${last_fault}`;
      return `${id}  ${timeOf(happened_at)}  ${kind} ${entity_id}  ${stateOf(delivery)}, ${tries}${fault}`;
    });
    return lines.length === 0 ? 'Nothing was sent in the last thirty days.' : lines.join('\n');
  };
}

function replay(args: string[]): Run {
  const { values, positionals } = parseArgs({
    args,
    options: { 'set-aside': { type: 'string' } },
    allowPositionals: true,
  });
  const webhookId = values['set-aside'];
  if ((webhookId === undefined) === (positionals.length === 0)) {
    throw new UsageFault('webhooks replay needs the id of a delivery, or --set-aside <id of a webhook>.');
  }
  const which =
    webhookId === undefined
      ? { id: readId('replay', positionals) }
      : { webhook_id: readId('replay --set-aside', [webhookId]) };
  return async (foundation) => {
    const total = await replayDeliveries(foundation, which);
    return `A running server sends ${total} ${total === 1 ? 'delivery' : 'deliveries'} again.`;
  };
}

function test(args: string[]): Run {
  const { positionals } = parseArgs({ args, options: {}, allowPositionals: true });
  const id = readId('test', positionals);
  return async (foundation) => {
    const fault = await testWebhook(foundation, id);
    if (fault !== undefined) throw new StartFault(`The receiver did not take the test: ${fault}.`);
    return 'The receiver took the test.';
  };
}

function rotate(args: string[]): Run {
  const { values, positionals } = parseArgs({
    args,
    options: { finish: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const id = readId('rotate', positionals);
  return async (foundation) => {
    if (values.finish) {
      await finishRotation(foundation, id);
      return `Requests of the webhook ${id} are signed with its newest secret alone.`;
    }
    const { secret, previous_until } = await rotateSecret(foundation, id);
    return `Give this secret to the receiver; it is not shown again. Requests are signed with the previous one too, until ${timeOf(previous_until)}, or until "webhooks rotate --finish ${id}":
${secret}`;
  };
}

function remove(args: string[]): Run {
  const { positionals } = parseArgs({ args, options: {}, allowPositionals: true });
  const id = readId('remove', positionals);
  return async (foundation) => {
    await removeWebhook(foundation, id);
    return `Removed the webhook ${id}, and its log.`;
  };
}

const actions: Readonly<Record<string, (args: string[]) => Run>> = {
  add,
  list,
  remove,
  rotate,
  log,
  replay,
  test,
};

export function webhooksCommand([action = '', ...args]: string[]): Run {
  const create = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!create)
    throw new UsageFault('webhooks needs one of the words add, list, remove, rotate, log, replay and test.');
  return create(args);
}
