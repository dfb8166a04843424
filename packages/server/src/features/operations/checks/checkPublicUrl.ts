import { type Check, failure, ok, warning } from './check.ts';

const local = /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

export const checkPublicUrl: Check = ({ config: { publicUrl } }) => {
  const url = URL.parse(publicUrl);
  if (!url || !/^https?:$/.test(url.protocol)) {
    return failure(`PUBLIC_URL is no address such as https://help.example.org: ${publicUrl}`);
  }
  if (local.test(url.hostname)) {
    return warning(`Links in emails lead to ${publicUrl}, which only this machine can open; set PUBLIC_URL.`);
  }
  return url.protocol === 'https:'
    ? ok(`Links in emails lead to ${publicUrl}.`)
    : warning(`Links in emails lead to ${publicUrl}, which is not encrypted.`);
};
