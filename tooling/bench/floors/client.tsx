import ky from 'ky';
import type { PropsWithChildren } from 'react';

const client = ky.create({ credentials: 'include', timeout: false, headers: { accept: 'application/json' } });

export function Part({ children }: PropsWithChildren) {
  return <div onSubmit={() => void client.post('/api/login', { json: {} })}>{children}</div>;
}
