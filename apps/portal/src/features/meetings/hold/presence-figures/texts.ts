import { formatNumber } from '@mijn/domain/formats';

export const texts = { of: (total: number) => `van ${formatNumber(total)}` } as const;
