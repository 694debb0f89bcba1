import { isApiFailure } from '@mijn/api';
import { create } from './dom.ts';
import { failureTextOf } from './failure-text.ts';
import { texts } from './texts.ts';

interface TokenForm {
  settings: string;
  /** The reason why the form is there again. */
  message: string | undefined;
  /** Opens the widget with a token. It rejects if the token does not work. */
  onToken: (token: string, onDevice: boolean) => Promise<void>;
}

const { form: words } = texts;

/** Creates the form in which a member gives a personal access token. */
export function createTokenForm({ settings, message, onToken }: TokenForm): HTMLElement {
  const error = create('p', { id: 'error', className: 'error', role: 'alert' });
  const input = create('input', { id: 'token', name: 'token', autocomplete: 'off', spellcheck: false });
  input.setAttribute('aria-describedby', 'error');
  input.setAttribute('autocapitalize', 'none');
  const onDevice = create('input', { id: 'on-device', type: 'checkbox' });
  onDevice.setAttribute('aria-describedby', 'on-device-help');
  const submit = create('button', { type: 'submit' }, words.submit);

  const refuse = (text: string): void => {
    error.textContent = text;
    input.ariaInvalid = 'true';
    input.focus();
  };
  let isBusy = false;
  const send = async (): Promise<void> => {
    // A copied token can have a line break or a space at its end.
    const token = input.value.replaceAll(/\s/gu, '');
    if (isBusy) return;
    if (token === '') return refuse(words.required);
    // A header can have no other characters.
    if (!/^[!-~]+$/u.test(token)) return refuse(words.refused);
    isBusy = true;
    error.textContent = '';
    input.ariaInvalid = 'false';
    submit.textContent = words.checking;
    try {
      await onToken(token, onDevice.checked);
    } catch (thrown) {
      refuse(isApiFailure(thrown, 'unauthenticated') ? words.refused : failureTextOf(thrown));
    } finally {
      isBusy = false;
      submit.textContent = words.submit;
    }
  };
  const form = create(
    'form',
    {
      noValidate: true,
      onsubmit: (event) => {
        event.preventDefault();
        void send();
      },
    },
    create('label', { htmlFor: 'token' }, words.token),
    input,
    error,
    create(
      'div',
      { className: 'choice' },
      onDevice,
      create('label', { htmlFor: 'on-device' }, words.onDevice),
      create('p', { id: 'on-device-help', className: 'soft' }, words.onDeviceHelp),
    ),
    submit,
  );
  const steps = create(
    'ol',
    {},
    create('li', {}, create('a', { href: settings }, words.open), '.'),
    create('li', {}, words.make),
    create('li', {}, words.paste),
  );
  const notice = create('p', { className: 'notice', role: 'alert' }, message ?? '');
  notice.hidden = message === undefined;
  return create('div', { className: 'ask' }, notice, create('p', {}, words.intro), steps, form);
}
