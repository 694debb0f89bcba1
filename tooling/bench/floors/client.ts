import ky from 'ky';

export const kept = [ky];
