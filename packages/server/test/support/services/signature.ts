import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

const validFor = 15 * 60_000;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const canonicalQuery = (query: URLSearchParams) =>
  [...query]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');

/** The moment of `20261120T090000Z`. */
const momentOf = (stamp: string) =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/**
 * Why a request is not signed as Signature Version 4 of AWS asks, or nothing:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function faultOfSignature(request: IncomingMessage, { accessKeyId, secretAccessKey }: Credentials) {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([^/]+)\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/;
  const parts = request.headers.authorization?.match(form);
  if (!parts) return 'AccessDenied';
  const [, key, scope = '', day = '', region = '', signedHeaders = '', signature] = parts;
  if (key !== accessKeyId) return 'InvalidAccessKeyId';
  const names = signedHeaders.split(';');
  const header = (name: string) =>
    String(request.headers[name] ?? '')
      .trim()
      .replaceAll(/ +/g, ' ');
  const present = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (present.some((name) => !names.includes(name))) return 'AccessDenied';
  const stamp = header('x-amz-date');
  if (!(Math.abs(momentOf(stamp) - Date.now()) < validFor)) return 'RequestTimeTooSkewed';

  const url = new URL(request.url ?? '/', 'http://bucket');
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url.searchParams),
    ...names.map((name) => `${name}:${header(name)}`),
    '',
    signedHeaders,
    header('x-amz-content-sha256'),
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n');
  const signing = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(signing, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}
