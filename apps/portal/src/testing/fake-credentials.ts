export interface CredentialQuestion {
  options: CredentialRequestOptions & CredentialCreationOptions;
  /** The bytes of the passkey mean nothing, because the calls are mocked. */
  response: () => void;
  /** Ends the question with an exception of browsers, such as `NotAllowedError`. */
  refuse: (name: string) => void;
}

const bytes = (text: string): ArrayBuffer =>
  Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer;

const credential = {
  id: 'cGFzc2tleQ',
  rawId: bytes('passkey'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('data'),
    attestationObject: bytes('object'),
    signature: bytes('signature'),
    userHandle: bytes('anna'),
    getTransports: () => ['internal'],
  },
};

/** @param isOffering whether the browser offers passkeys at the field of the user name. */
export function fakeCredentials({ isOffering = true } = {}) {
  const questions: CredentialQuestion[] = [];
  const ask = (options: CredentialQuestion['options']) =>
    new Promise((resolve, reject) => {
      const refuse = (name: string) => reject(new DOMException('', name));
      options.signal?.addEventListener('abort', () => refuse('AbortError'));
      questions.push({ options, refuse, response: () => resolve(credential) });
    });
  const replaced: [object, string, unknown][] = [
    [
      globalThis,
      'PublicKeyCredential',
      Object.assign(function PublicKeyCredential() {}, {
        isConditionalMediationAvailable: async () => isOffering,
      }),
    ],
    [navigator, 'credentials', { get: ask, create: ask }],
  ];
  const restores = replaced.map(([owner, name, value]) => {
    const kept = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
    return () => {
      if (kept) Object.defineProperty(owner, name, kept);
      else Reflect.deleteProperty(owner, name);
    };
  });
  return {
    questions,
    restore: () => {
      for (const restore of restores) restore();
    },
  };
}
