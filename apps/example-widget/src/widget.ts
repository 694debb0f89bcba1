import { createClient, isApiFailure } from '@mijn/api';
import { auth, type AuthUser } from '@mijn/api/auth';
import { meetings } from '@mijn/api/meetings';
import { todos } from '@mijn/api/todos';
import { button, create } from './dom.ts';
import { failureTextOf } from './failure-text.ts';
import { createPart, createRetry, drawMeeting, drawTodos, type LinkTo } from './parts.ts';
import { texts } from './texts.ts';
import { createTokenForm } from './token-form.ts';
import { forgetToken, keepToken, readToken, storageKeyOf } from './token-store.ts';
import styles from './widget.css?inline';

/** The number of action items that the widget shows. */
const TODOS = 5;

type Association = AuthUser['associations'][number];

const connect = (baseUrl: string, token: string) =>
  createClient({ baseUrl, token, resources: { auth, meetings, todos } });

type Api = ReturnType<typeof connect>;

/**
 * Shows the next meeting and the open action items of an association to a member of a portal:
 * `<vve-widget address="https://mijn.example.nl/api"></vve-widget>`. The page must be in `API_ORIGINS` of the portal.
 *
 * The address is an attribute of the page and never a part of its URL, so that no link can send the token elsewhere.
 */
export class VveWidget extends HTMLElement {
  readonly #view = create('div', { className: 'widget' });
  readonly #title = create('h2', { tabIndex: -1 }, texts.title);
  /** Cancels the calls of what is no longer shown. */
  #shown = new AbortController();
  #connected = new AbortController();

  get #url(): string {
    return new URL(this.getAttribute('address') ?? '/api', document.baseURI).href;
  }

  connectedCallback(): void {
    this.#connected = new AbortController();
    if (!this.shadowRoot) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      const root = this.attachShadow({ mode: 'open' });
      root.adoptedStyleSheets = [sheet];
      root.append(this.#view);
    }
    const restartIfOurs = ({ key }: StorageEvent): void => {
      if (key === storageKeyOf(this.#url)) this.#start();
    };
    // Another tab got a token, or removed it.
    addEventListener('storage', restartIfOurs, { signal: this.#connected.signal });
    this.#start();
  }

  disconnectedCallback(): void {
    this.#shown.abort();
    this.#connected.abort();
  }

  /** Cancels the calls so far. @returns The signal of the next ones. */
  #renewSignal(): AbortSignal {
    this.#shown.abort();
    this.#shown = new AbortController();
    return this.#shown.signal;
  }

  /** Replaces what the widget shows. A focus in it moves to the title. */
  #show(...nodes: readonly Node[]): void {
    const hadFocus = this.#view.matches(':focus-within');
    this.#view.replaceChildren(...nodes);
    if (hadFocus) this.#title.focus();
  }

  #start(): void {
    const token = readToken(this.#url);
    if (token === undefined) this.#ask();
    else void this.#open(connect(this.#url, token));
  }

  #ask(message?: string): void {
    const signal = this.#renewSignal();
    this.#title.textContent = texts.title;
    const form = createTokenForm({
      settings: new URL('/profile/settings#sleutels', this.#url).href,
      message,
      onToken: async (token, onDevice) => {
        const api = connect(this.#url, token);
        const user = await api.auth.user({}, { signal });
        keepToken(this.#url, token, onDevice);
        this.#showMember(api, user);
      },
    });
    this.#show(this.#title, form);
  }

  /** Forgets the token, and asks for another one. */
  #end(message: string): void {
    forgetToken(this.#url);
    this.#ask(message);
  }

  /** Handles a failure that concerns the whole widget. @returns Whether it did. */
  readonly #handle = (thrown: unknown): boolean => {
    const isEnded = isApiFailure(thrown, 'unauthenticated');
    if (isEnded) this.#end(texts.form.ended);
    return isEnded || (isApiFailure(thrown) && thrown.error.kind === 'cancelled');
  };

  async #open(api: Api): Promise<void> {
    const signal = this.#renewSignal();
    this.#show(this.#title, create('p', { className: 'waiting', role: 'status' }, texts.loading));
    try {
      this.#showMember(api, await api.auth.user({}, { signal }));
    } catch (thrown) {
      if (this.#handle(thrown)) return;
      const text = create('p', { role: 'alert' }, failureTextOf(thrown));
      const retry = createRetry(() => this.#open(api), signal);
      this.#show(this.#title, text, create('p', {}, retry, this.#removeButton()));
    }
  }

  #removeButton(): HTMLElement {
    return button(texts.remove, () => this.#end(texts.form.removed), 'quiet');
  }

  #showMember(api: Api, { associations, last_active_association_id }: AuthUser): void {
    const parts = create('div', { className: 'parts' });
    const header = create('header', {}, this.#title);
    this.#show(header, parts, this.#removeButton());
    const first = associations.find(({ id }) => id === last_active_association_id) ?? associations[0];
    if (!first) {
      parts.append(create('p', {}, texts.noAssociation));
      return;
    }
    const choose = (association: Association): void => {
      this.#title.textContent = association.name;
      parts.replaceChildren(...this.#partsOf(api, association));
    };
    choose(first);
    if (associations.length > 1) header.append(chooserOf(associations, first, choose));
  }

  #partsOf(api: Api, { id, code }: Association): Node[] {
    const signal = this.#renewSignal();
    const params = { association_id: id };
    const linkTo: LinkTo = (path) => new URL(`${path}?vve=${encodeURIComponent(code)}`, this.#url).href;
    return [
      createPart({
        ...texts.meeting,
        rows: 1,
        list: () =>
          api.meetings.listMeetings(
            { params, query: { period: 'upcoming', is_cancelled: false, per_page: 1 } },
            { signal },
          ),
        draw: (page) => drawMeeting(page, linkTo),
        handle: this.#handle,
        signal,
      }),
      createPart({
        ...texts.todos,
        rows: TODOS,
        list: () => api.todos.listTodos({ params, query: { is_done: false, per_page: TODOS } }, { signal }),
        draw: (page) => drawTodos(page, linkTo),
        handle: this.#handle,
        signal,
      }),
    ];
  }
}

/** Creates the list from which a member of several associations chooses one. */
function chooserOf(
  associations: readonly Association[],
  chosen: Association,
  choose: (association: Association) => void,
): HTMLElement {
  const options = associations.map(({ id, code, name }) =>
    create('option', { value: id, selected: id === chosen.id }, `${code} - ${name}`),
  );
  const select = create('select', { id: 'association' }, ...options);
  select.addEventListener('change', () => {
    const association = associations[select.selectedIndex];
    if (association) choose(association);
  });
  return create(
    'div',
    { className: 'chooser' },
    create('label', { htmlFor: 'association' }, texts.association),
    select,
  );
}
