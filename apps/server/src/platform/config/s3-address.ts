import { StartFault } from './errors.ts';

export interface S3Address {
  bucket: string;
  /** The folder in the bucket with a slash at the end, or an empty text for the root of the bucket. */
  prefix: string;
  region: string;
  endpoint: string | undefined;
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

const HELP = 'FILES_URL must be s3://[key:secret@]bucket[/folder][?region=eu-west-1&endpoint=https://…]';

/** Reads FILES_URL: `s3://key:secret@bucket/folder?region=eu-west-1&endpoint=https://s3.example`. @throws StartFault */
export function readS3Address(filesUrl: string): S3Address {
  const url = URL.parse(filesUrl);
  if (url?.protocol !== 's3:' || !url.hostname) throw new StartFault(`${HELP}.`);
  const folder = decodeURIComponent(url.pathname).replaceAll(/^\/+|(?<!\/)\/+$/gu, '');
  const endpoint = url.searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !/^https?:$/u.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new StartFault(`${HELP}; its endpoint is no http address.`);
  }
  return {
    bucket: url.hostname,
    prefix: folder ? `${folder}/` : '',
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint,
    credentials: url.username
      ? {
          accessKeyId: decodeURIComponent(url.username),
          secretAccessKey: decodeURIComponent(url.password),
        }
      : undefined,
  };
}
